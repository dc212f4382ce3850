/** What a request made whose answer had been lost, for whoever has since changed what they are about to send. */
export class WentThrough<Result = unknown> extends Error {
  override name = 'WentThrough';
  constructor(
    readonly result: Result,
    words: string,
    /** Where to see what was made. */
    readonly to: string,
  ) {
    super(`Your first attempt went through: ${words}. What you changed since is not saved.`);
  }
}
