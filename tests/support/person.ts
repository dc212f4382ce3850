import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { mailTo } from './mail.ts';

export interface Refused {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: { path: string; message: string; code: string }[]; [name: string]: unknown };
}

// biome-ignore lint/suspicious/noExplicitAny: what a query answers is known to the test that wrote it
type Data = any;

export interface Answer {
  status: number;
  data: Data;
  errors: Refused[] | undefined;
}

interface Account {
  fullName: string;
  email: string;
  password: string;
  betaToken?: string;
  /** The time zone that the browser reports at sign-up. */
  timeZone?: string | null;
}

/** An API client of one person, over HTTP. */
export class GraphQLPerson {
  constructor(
    readonly address: string,
    readonly account: Account = { fullName: '', email: '', password: '' },
    public accessToken?: string,
    /** The client's address as forwarded by a local proxy; this machine if omitted. */
    private readonly network?: string,
  ) {}

  /** Signs up and follows the link of the confirmation mail. */
  static async signUp(address: string, account: Account): Promise<GraphQLPerson> {
    const person = new GraphQLPerson(address, account);
    // From another network, because sign-ups are limited per network.
    const elsewhere = new GraphQLPerson(address, account, undefined, anyNetwork());
    await elsewhere.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', { input: account });
    const token = await linkToken(address, account.email, 'confirm');
    const { confirmEmail } = await person.ask(
      'mutation ($token: String!, $password: String) { confirmEmail(token: $token, password: $password) { accessToken } }',
      { token, password: account.password },
    );
    person.accessToken = confirmEmail.accessToken;
    return person;
  }

  /** Returns the whole response. */
  async send(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await fetch(`${this.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: Refused[] };
    return { status: response.status, data, errors };
  }

  /** Returns the data of a response, which must have no errors. */
  async ask(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.send(query, variables);
    assert.equal(errors, undefined, `refused: ${JSON.stringify(errors)} ${query}`);
    return data;
  }

  /** Returns the only error of an operation, which must have this code. */
  async refused(code: string, query: string, variables: Record<string, unknown> = {}): Promise<Refused> {
    const { errors } = await this.send(query, variables);
    assert.deepEqual(
      errors?.map(({ extensions }) => extensions.code),
      [code],
      JSON.stringify(errors),
    );
    return errors?.[0] as Refused;
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.address}${path}`, { headers: this.headers });
  }

  private get headers(): Record<string, string> {
    return {
      ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
      ...(this.network && { 'x-forwarded-for': this.network }),
    };
  }
}

/** A random address for tests (RFC 2544). */
export const anyNetwork = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;

/** Returns the token in the link of the newest mail to this address whose subject contains the word. */
export async function linkToken(address: string, email: string, subjectWord: string): Promise<string> {
  const { text } = await mailTo(address, email, subjectWord);
  const token = /token=([\w-]+)/.exec(text)?.[1];
  assert.ok(token, `no link in: ${text}`);
  return token;
}
