import { useShellQuery } from './shell.generated.ts';

/** What of the shell's sections whoever is signed in may open; nothing that is not sure. */
export function useRights() {
  const { data } = useShellQuery();
  return { mayReadAuditLog: data?.mayReadAuditLog ?? false };
}
