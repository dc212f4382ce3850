import { Arg, Int } from 'type-graphql';

/** The `expectedVersion` argument of every mutation that changes a thing which two people, or two tabs, can edit at once. */
export const ExpectedVersion = () =>
  Arg('expectedVersion', () => Int, {
    nullable: true,
    description:
      'The `version` that the edit began from. Where the thing has changed since, nothing is saved: CONFLICT, with the current `version` and the `current` values in the extensions. Left out, the last save wins.',
  });

/** The description of every `version` field. */
export const VERSION = 'Grows with each change; send it back as `expectedVersion` when you save an edit.';
