import { Refusal } from '#client/graphql/failures.ts';
import { proofsWanted, proveIdentity } from '../stepUp/proveIdentity.ts';
import { sessionStore } from './sessionStore.ts';

/** Fetches a file that only the signed-in person may have; asks them who they are where the server wants to know. Throws, in words, where it does not come. */
async function fetchFile(path: string): Promise<Blob> {
  const token = await sessionStore.accessToken();
  const response = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (response.ok) return response.blob();
  const { errors } = await response.json().catch(() => ({ errors: undefined }));
  const proofs = proofsWanted(errors);
  if (proofs && (await proveIdentity(proofs))) return fetchFile(path);
  if (errors?.length) throw new Refusal(errors);
  throw new Error(`The file could not be fetched (${response.status}). Please try again.`);
}

/** Fetches such a file and hands it to the browser to save. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(path));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
