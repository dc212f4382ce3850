import type { FastifyInstance } from 'fastify';

// biome-ignore lint/suspicious/noExplicitAny: what an operation answers is known where it is written
type Data = any;

/** Calls Whorl's GraphQL API within the process. The demo data is created only by what any client could do. */
export class DemoApi {
  constructor(
    private readonly http: FastifyInstance,
    private readonly accessToken: string,
  ) {}

  async ask(query: string, variables: Record<string, unknown> = {}, asCustomer = false): Promise<Data> {
    const response = await this.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: asCustomer ? {} : { authorization: `Bearer ${this.accessToken}` },
      payload: { query, variables },
    });
    const { data, errors } = response.json() as { data: Data; errors?: { message: string }[] };
    if (errors)
      throw new Error(
        `the API refused a request of the demo: ${JSON.stringify(errors)}\n${query}\n${JSON.stringify(variables)}`,
      );
    return data;
  }

  /** Runs a mutation and returns the record that it returns. */
  async change(
    mutation: string,
    types: string,
    variables: Record<string, unknown>,
    fields = 'id',
    asCustomer = false,
  ): Promise<Data> {
    const declared = Object.keys(variables).map((name, at) => `$${name}: ${types.split(',')[at]?.trim()}`);
    const given = Object.keys(variables).map((name) => `${name}: $${name}`);
    const selected = fields ? ` { ${fields} }` : '';
    const query = `mutation (${declared.join(', ')}) { ${mutation}(${given.join(', ')})${selected} }`;
    return (await this.ask(query, variables, asCustomer))[mutation];
  }
}
