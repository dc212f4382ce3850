/**
 * Thrown when an earlier attempt, whose response was lost, turns out to have succeeded and the input has changed since.
 * Carries the earlier result.
 */
export class WentThrough<Result = unknown> extends Error {
  override name = 'WentThrough';
  constructor(
    readonly result: Result,
    words: string,
    /** A link to the record that was created. */
    readonly to: string,
  ) {
    super(`Your first attempt went through: ${words}. Your later changes aren’t saved.`);
  }
}
