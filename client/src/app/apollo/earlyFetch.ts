import { network } from '#client/ui/device/network.ts';

/** What the document's own script has asked, each by its name and variables (client/startScreen.ts). */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response | undefined>>;
  }
}

/** Answers with what was asked for before the app ran, where it asks the same; once. */
export const earlyFetch: typeof fetch = async (address, options) =>
  (await early(options?.body)) ?? network.noting(fetch(address, options));

function early(body: unknown): Promise<Response | undefined> | undefined {
  if (!window.earlyAnswers || typeof body !== 'string') return undefined;
  const { operationName, variables } = JSON.parse(body);
  const key = `${operationName} ${JSON.stringify(variables)}`;
  const answer = window.earlyAnswers[key];
  delete window.earlyAnswers[key];
  return answer;
}
