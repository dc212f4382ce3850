import { SessionEntity } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { addressInWords } from '#domain/identity/networkAddress.ts';
import { deviceInWords } from './deviceInWords.ts';

/** Time, device and place of a sign-in as text, as far as known. */
export interface SignInFacts {
  device: string;
  when: string;
  /** "Oakland, CA, US (203.0.113.x)". */
  from: string;
}

const instant = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });

export async function signInFacts(database: Database, sessionId: string | undefined): Promise<SignInFacts> {
  const em = database.em.fork();
  const { userAgent, address, place, createdAt, businessId } = await em.findOneOrFail(SessionEntity, { id: sessionId });
  const [business] = await em.getConnection().execute('select time_zone from businesses where id = ?', [businessId]);
  const timeZone = (business as { time_zone: string }).time_zone;
  return {
    device: deviceInWords(userAgent).name,
    when: `${instant(timeZone).format(createdAt)} (${timeZone.replaceAll('_', ' ')})`,
    from: fromInWords(address, place),
  };
}

function fromInWords(address: string | null | undefined, place: string | null | undefined): string {
  const network = address ? addressInWords(address) : undefined;
  if (place) return network ? `${place} (${network})` : place;
  return network ?? 'unknown';
}
