const endings: (() => unknown)[] = [];

/** Done when the test file is over, the last begun first. Vitest forgets an `afterAll` that is said within a `beforeAll`. */
export const whenDone = (ending: () => unknown): void => void endings.push(ending);

/** After so long it is told what is still open, since something does not end. */
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
