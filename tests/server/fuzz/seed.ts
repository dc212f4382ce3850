/** What all the chance of a run follows from: one for everybody, so that a change is what fails; another to look further. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Told in every run: a failure can be had again. */
export const tellSeed = (cases: number, of: string) =>
  console.log(`${cases.toLocaleString('en-US')} cases of ${of}; repeat them with FUZZ_SEED=${seed}`);
