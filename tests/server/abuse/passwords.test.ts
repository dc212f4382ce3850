import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { codeOf, TestBrowser } from '#tests/support/signIns.ts';
import { JOIN } from '#tests/support/team.ts';

let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
});

const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
const madeUp = (at: number) => ({ token: `made-up-${at}`.padEnd(32, 'x'), password: 'Correct-horse1' });

/** Requests that are all sent before any is answered, on one connection. Answers the codes of the refusals, in order. */
async function pipelined(requests: { query: string; variables: object }[], network: string): Promise<string[]> {
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  requests.forEach((request, at) => {
    const body = JSON.stringify(request);
    const isLast = at === requests.length - 1;
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: ${network}\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n${isLast ? 'connection: close\r\n' : ''}\r\n${body}`,
    );
  });
  await once(socket, 'close');
  return [...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code!);
}

/** As many hashes as one network may have waiting: whatever else it asks a hash for is refused until they are done. */
const fillQueue = (network: string) => Promise.all(Array.from({ length: 20 }, () => hashPassword('any', network)));

describe('a flood of resets with made-up links on one connection', () => {
  it('hashes nothing, and stops nobody from signing in', async () => {
    const network = '198.51.100.20';
    const flood = pipelined(
      Array.from({ length: 2_000 }, (_, at) => ({ query: RESET, variables: { input: madeUp(at) } })),
      network,
    );
    for (let count = 0; count < 3; count++)
      expect((await new TestBrowser(app, `203.0.113.${count}`).signIn(dana)).errors).toBeUndefined();
    const codes = await flood;
    expect(codes).toHaveLength(2_000);
    expect(codes[0]).toBe('TOKEN_INVALID');
    expect(new Set(codes.slice(30))).toEqual(new Set(['RATE_LIMITED']));
  }, 120_000);
});

describe('while a network has as many hashes waiting as it may', () => {
  it('what needs none is answered as ever: links and addresses are looked up first', async () => {
    const network = '198.51.100.21';
    const filled = fillQueue(network);
    const stranger = new GraphQLPerson(app.address, undefined, undefined, network);
    await stranger.refused('TOKEN_INVALID', RESET, { input: madeUp(0) });
    const joining = { token: 'made-up', fullName: 'Robin Vale', password: 'Correct-horse1' };
    await stranger.refused('TOKEN_INVALID', JOIN, { input: joining });
    await stranger.refused('EMAIL_TAKEN', SIGN_UP, { input: dana.account });
    await filled;
  });

  it('its next sign-in is told to wait, and not counted as a try; everybody else signs in', async () => {
    const network = '198.51.100.22';
    const filled = fillQueue(network);
    const busy = new TestBrowser(app, network);
    for (let tries = 0; tries < 6; tries++) {
      const { errors } = await busy.signIn(dana);
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 5 } }]);
      expect(errors?.[0]?.message).toContain('Try again in a few seconds');
    }
    expect(codeOf(await new TestBrowser(app, '203.0.113.77').signIn(dana))).toBeUndefined();
    await filled;
    expect(codeOf(await busy.signIn(dana))).toBeUndefined();
  });
});
