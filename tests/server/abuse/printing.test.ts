import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';

const AT_ONCE = 40;
const MOST_GROWN_BYTES = 500 * 1024 * 1024;
const minutes = (count: number) => count * 60_000;

let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
});

describe('many PDF requests of visitors', () => {
  it(
    'are printed or refused with Retry-After, without delaying others',
    async () => {
      const writer = await withCustomer(dana);
      const tokens: string[] = [];
      for (let at = 0; at < 4; at++) tokens.push(tokenOf(await sentInvoice(writer)));
      await setLogoOfBefore(await largeLogo());

      const before = process.memoryUsage().rss;
      const ended: string[] = [];
      const answers = Array.from({ length: AT_ONCE }, async (_, at) => {
        const response = await fetch(`${app.address}/portal/invoice/${tokens[at % tokens.length]}/pdf`);
        const { length } = new Uint8Array(await response.arrayBuffer());
        if (response.status === 200) ended.push('pdf');
        return { status: response.status, length, retryAfter: Number(response.headers.get('retry-after')) };
      });
      const others = dana.ask('{ me { id } }').then(() => ended.push('other'));
      const all = await Promise.all(answers);
      await others;

      const printed = all.filter(({ status }) => status === 200);
      expect(printed.length).toBeGreaterThan(0);
      for (const { length } of printed) expect(length).toBeGreaterThan(1_000);
      for (const { status, retryAfter } of all.filter((each) => each.status !== 200)) {
        expect([429, 503]).toContain(status);
        expect(retryAfter).toBeGreaterThan(0);
      }
      expect(ended.at(-1)).toBe('pdf');
      expect(process.memoryUsage().rss - before).toBeLessThan(MOST_GROWN_BYTES);
    },
    minutes(2),
  );
});

/** A small file with a large picture. */
const largeLogo = () =>
  sharp({ create: { width: 3162, height: 3162, channels: 4, background: '#E8A33D' } })
    .png()
    .toBuffer();

/** A logo as stored before pictures were re-encoded at upload. */
async function setLogoOfBefore(bytes: Buffer): Promise<void> {
  const dataUrl = `data:image/png;base64,${(await sharp(bytes).resize(8).png().toBuffer()).toString('base64')}`;
  const { setBusinessLogo } = await dana.ask(
    'mutation ($url: String!) { setBusinessLogo(dataUrl: $url) { logoUrl } }',
    { url: dataUrl },
  );
  const id = new URL(setBusinessLogo.logoUrl, app.address).pathname.split('/').at(-1);
  const { numAffectedRows } = await sql`update files set bytes = ${bytes} where id = ${id}`.execute(
    app.services.database.em.getKysely(),
  );
  expect(numAffectedRows).toBe(1n);
}
