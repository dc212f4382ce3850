const endings: (() => unknown)[] = [];

/**
 * Registers cleanup for the end of the test file, in reverse order. Vitest ignores `afterAll` called within `beforeAll`.
 */
export const whenDone = (ending: () => unknown): void => void endings.push(ending);

/** After this time, lists what is still open. */
const PATIENCE_MS = 30_000;

export async function endAll(): Promise<void> {
  const late = setTimeout(
    () => console.error('Not ended yet:', process.getActiveResourcesInfo().join(' ')),
    PATIENCE_MS,
  );
  try {
    for (const ending of endings.splice(0).reverse()) await ending();
  } finally {
    clearTimeout(late);
  }
}
