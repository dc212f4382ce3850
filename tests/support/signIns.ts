import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './app.ts';
import type { Answer, GraphQLPerson } from './person.ts';

export const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken user { id } } }`;

/** A browser with its own cookies, user agent and network. */
export class TestBrowser {
  private readonly cookies = new Map<string, string>();
  accessToken: string | undefined;

  constructor(
    private readonly app: { address: string },
    public network = '203.0.113.9',
    private readonly userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    private readonly headers: Record<string, string> = {},
  ) {}

  async send(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await fetch(`${this.app.address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...this.names,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
        ...this.headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  }

  /** Its identifying headers. */
  get names(): Record<string, string> {
    return { 'user-agent': this.userAgent, 'x-forwarded-for': this.network };
  }

  /** Returns a cookie's latest value. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  async signIn({ account }: GraphQLPerson, input: Record<string, unknown> = {}): Promise<Answer> {
    const { email, password } = account;
    const answer = await this.send(SIGN_IN, { input: { email, password, ...input } });
    this.accessToken = answer.data?.signIn?.accessToken ?? this.accessToken;
    return answer;
  }
}

export const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;

/** The code of an authenticator app, in a time step from now. */
export function totpCode(secret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

/** Sets up an authenticator app; returns its secret and the recovery codes. */
export async function turnOnTotp(person: { ask: GraphQLPerson['ask'] }): Promise<{ secret: string; codes: string[] }> {
  const { beginTotp } = await person.ask('mutation { beginTotp { secret uri } }');
  const { confirmTotp } = await person.ask('mutation ($code: String!) { confirmTotp(code: $code) }', {
    // The previous step's code, which leaves the current and next ones for logins.
    code: totpCode(beginTotp.secret, -1),
  });
  return { secret: beginTotp.secret, codes: confirmTotp };
}

/** Backdates everybody's proof of identity. */
export async function ageProofs({ services }: TestApp, minutes: number): Promise<void> {
  await sql`update sessions set proven_at = proven_at - make_interval(mins => ${minutes})`.execute(
    services.database.em.getKysely(),
  );
}

/** Backdates the counted attempts. */
export async function letTriesAge({ services }: TestApp, seconds: number): Promise<void> {
  await sql`
    update throttles set last_try_at = last_try_at - make_interval(secs => ${seconds}),
      blocked_until = blocked_until - make_interval(secs => ${seconds})
  `.execute(services.database.em.getKysely());
}
