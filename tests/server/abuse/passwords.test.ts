import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { TestBrowser } from '#tests/support/signIns.ts';
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

/** Sends all requests on one connection before any response. Returns the error codes in order. */
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

describe('a flood of resets with invalid links on one connection', () => {
  it('is rate-limited, and delays no sign-in', async () => {
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
    // If the flood lasts longer than the wait, some requests are checked in between.
    expect(new Set(codes)).toEqual(new Set(['TOKEN_INVALID', 'RATE_LIMITED']));
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(1_900);
  }, 120_000);
});

describe('the queue of password hashes', () => {
  it('limits each network: one more is refused, and others sign in', async () => {
    const asked = Array.from({ length: 30 }, () => hashPassword('any', '198.51.100.22'));
    const settled = Promise.allSettled(asked);
    expect((await new TestBrowser(app, '203.0.113.77').signIn(dana)).errors).toBeUndefined();
    const refused = (await settled).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: 5 });
  });

  it('is not used for what a query can reject: invalid links, taken addresses', async () => {
    let isWorkedOff = false;
    const networks = ['198.51.100.23', '198.51.100.24'];
    const others = networks.flatMap((network) => Array.from({ length: 20 }, () => hashPassword('any', network)));
    const workedOff = Promise.all(others).then(() => {
      isWorkedOff = true;
    });
    const stranger = new GraphQLPerson(app.address, undefined, undefined, '198.51.100.25');
    const joining = { token: 'made-up', fullName: 'Robin Vale', password: 'Correct-horse1' };
    await Promise.all([
      stranger.refused('TOKEN_INVALID', RESET, { input: madeUp(0) }),
      stranger.refused('TOKEN_INVALID', JOIN, { input: joining }),
      stranger.refused('EMAIL_TAKEN', SIGN_UP, { input: dana.account }),
    ]);
    // A queued request is answered after all those queued before it.
    expect(isWorkedOff).toBe(false);
    await workedOff;
  });
});
