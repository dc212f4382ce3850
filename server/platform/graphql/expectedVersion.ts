import { Arg, Int } from 'type-graphql';

/**
 * Declares the `expectedVersion` argument, for every mutation of a record that two people, or two tabs, can edit at the
 * same time.
 */
export const ExpectedVersion = () =>
  Arg('expectedVersion', () => Int, {
    nullable: true,
    description:
      'The `version` that the edit is based on. If the record has changed since, nothing is saved and the error CONFLICT carries the current `version` and the `current` values in its extensions. If omitted, the last save wins.',
  });

/** The description of every `version` field. */
export const VERSION = 'Increases with each change; pass it as `expectedVersion` when you save an edit.';
