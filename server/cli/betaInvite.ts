import * as z from 'zod';
import { migrate } from '#db/migrate.ts';
import { emailOnly } from '#domain/inputs/identity.ts';
import { ConfigError } from '../config.ts';
import { invitationUrl, inviteToBeta } from '../features/beta/index.ts';
import { createLog } from '../platform/telemetry/log.ts';
import { openRuntime } from '../runtime.ts';
import { withInstallation } from './withDatabase.ts';

const USAGE = 'whorl beta:invite ada@example.com 90   (the days of beta access; 90 where left out)';

const invitation = z.object({ email: emailOnly, accessDays: z.coerce.number().int().min(1).max(3650).default(90) });

/** whorl beta:invite email [days]: invites an address to the beta. Whorl may be running. */
export async function betaInvite([email, accessDays]: string[]): Promise<number> {
  const asked = invitation.safeParse({ email, accessDays });
  if (!asked.success) throw new ConfigError(USAGE);
  console.log(await invite(asked.data));
  return 0;
}

async function invite(asked: z.output<typeof invitation>): Promise<string> {
  const log = createLog('warn');
  return withInstallation(async (databaseUrl, config) => {
    await migrate(databaseUrl);
    const runtime = await openRuntime(config, databaseUrl, log);
    const token = await runtime.commands.runForAccount(inviteToBeta, asked).finally(() => runtime.close());
    const link = invitationUrl(config.publicUrl ?? `http://localhost:${config.port}`, token);
    return `\n  ${asked.email} is invited, to ${asked.accessDays} days of beta access. The mail goes out as soon as Whorl runs; its link works as well as this one:\n\n  ${link}\n`;
  });
}
