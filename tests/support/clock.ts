import { Commands } from '#server/platform/commands/commands.ts';
import { ConcurrencyLimit } from '#server/platform/commands/concurrencyLimit.ts';
import { createPostgresTransport } from '#server/platform/live/postgresTransport.ts';
import type { TestApp } from './app.ts';

const day = 86_400_000;

/** Commands whose clock is ahead by some days; the server receives their announcements as from another node. */
export const commandsIn = ({ services: { database, log } }: Pick<TestApp, 'services'>, days: number): Commands =>
  new Commands(
    database,
    createPostgresTransport('', log),
    () => new Date(Date.now() + days * day),
    new ConcurrencyLimit(1, 30_000),
  );
