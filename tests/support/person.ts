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
  /** What the browser says at sign-up. */
  timeZone?: string | null;
}

/** Somebody at the other end of the API, over real HTTP. */
export class GraphQLPerson {
  constructor(
    readonly address: string,
    readonly account: Account = { fullName: '', email: '', password: '' },
    public accessToken?: string,
    /** Where they are, as a proxy on this machine tells it; this machine itself where left out. */
    private readonly network?: string,
  ) {}

  /** Signs up, opens the confirmation mail, follows its link. */
  static async signUp(address: string, account: Account): Promise<GraphQLPerson> {
    const person = new GraphQLPerson(address, account);
    // One network cannot sign up many people in a row.
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

  /** The whole answer, whatever it is. */
  async send(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await fetch(`${this.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: Refused[] };
    return { status: response.status, data, errors };
  }

  /** The data of an answer that must be free of errors. */
  async ask(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.send(query, variables);
    assert.equal(errors, undefined, `refused: ${JSON.stringify(errors)} ${query}`);
    return data;
  }

  /** The one error of an operation that must be refused, with this code. */
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

/** The address of some network (RFC 2544's range for tests); seldom the same twice. */
export const anyNetwork = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;

/** The token in the link of the newest mail to this address whose subject has the word. */
export async function linkToken(address: string, email: string, subjectWord: string): Promise<string> {
  const { text } = await mailTo(address, email, subjectWord);
  const token = /token=([\w-]+)/.exec(text)?.[1];
  assert.ok(token, `no link in: ${text}`);
  return token;
}
