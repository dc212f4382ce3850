import type { CheckedTravel } from '#domain/inputs/travel.ts';
import { findDrive } from '#server/features/travel/index.ts';
import type { Context } from '#server/platform/graphql/context.ts';

/** Looks up the drive of an input's travel, before the command's transaction begins. */
export const driveOf = async (context: Context, travel: CheckedTravel | null | undefined) =>
  travel ? findDrive(context.services, travel, 'travel') : null;
