const cleanups: (() => unknown)[] = [];

/**
 * Registers cleanup for the end of the test file, in reverse order. Vitest ignores `afterAll` called within `beforeAll`.
 */
export const cleanUpAfterFile = (cleanup: () => unknown): void => void cleanups.push(cleanup);

/** After this time, lists what is still open. */
const PATIENCE_MS = 30_000;

export async function cleanUp(): Promise<void> {
  const late = setTimeout(
    () => console.error('Not ended yet:', process.getActiveResourcesInfo().join(' ')),
    PATIENCE_MS,
  );
  try {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  } finally {
    clearTimeout(late);
  }
}
