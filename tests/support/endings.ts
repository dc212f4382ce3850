const endings: (() => unknown)[] = [];

/** Done when the test file is over, the last begun first. Vitest forgets an `afterAll` that is said within a `beforeAll`. */
export const whenDone = (ending: () => unknown): void => void endings.push(ending);

export async function endAll(): Promise<void> {
  for (const ending of endings.splice(0).reverse()) await ending();
}
