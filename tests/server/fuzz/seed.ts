/** What all the chance of a run follows from: new each time, or the one to repeat. */
export const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Told in every run: a failure can be had again. */
export const tellSeed = (cases: number, of: string) =>
  console.log(`${cases.toLocaleString('en-US')} cases of ${of}; repeat them with FUZZ_SEED=${seed}`);
