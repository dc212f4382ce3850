import 'reflect-metadata';
import * as z from 'zod';
import { migrate } from '#db/migrate.ts';
import { emailOnly } from '#domain/inputs/identity.ts';
import { Refusal } from '#server/core/errors.ts';
import { ConfigError, readConfig } from '../config.ts';
import { invitationUrl, inviteToBeta } from '../features/beta/index.ts';
import { createLog } from '../platform/telemetry/log.ts';
import { openRuntime } from '../runtime.ts';
import { withDatabase } from './withDatabase.ts';

// npm run beta:invite -- email [days]: invites a person to the beta, also while Whorl is running.

const USAGE = 'npm run beta:invite -- ada@example.com 90   (the days of beta access; 90 where left out)';

const invitation = z.object({ email: emailOnly, accessDays: z.coerce.number().int().min(1).max(3650).default(90) });

const [email, accessDays] = process.argv.slice(2);
const asked = invitation.safeParse({ email, accessDays });
if (!asked.success) end(USAGE);

try {
  console.log(await invite(asked.data));
} catch (error) {
  if (error instanceof Refusal || error instanceof ConfigError) end(error.message);
  throw error;
}

async function invite(asked: z.output<typeof invitation>): Promise<string> {
  const config = readConfig();
  const log = createLog('warn');
  return withDatabase(config, async (databaseUrl) => {
    await migrate(databaseUrl);
    const runtime = await openRuntime(config, databaseUrl, log);
    const token = await runtime.commands.runForAccount(inviteToBeta, asked).finally(() => runtime.close());
    const link = invitationUrl(config.publicUrl ?? `http://localhost:${config.port}`, token);
    return `\n  ${asked.email} is invited, to ${asked.accessDays} days of beta access. The mail goes out as soon as Whorl runs; its link works as well as this one:\n\n  ${link}\n`;
  });
}

function end(reason: string): never {
  console.error(reason);
  process.exit(1);
}
