import type pg from 'pg';
import { KEY_SCOPES } from '#domain/apiKeys/scopes.ts';
import { GraphQLPerson } from './person.ts';

const KEY = `fragment KeyParts on ApiKey {
  id name prefix status preset scopes networks createdByName expiresAt revokedAt lastUsedAt actions
  secrets { id prefix expiresAt endsAt lastUsedAt }
}`;
export const LIST_KEYS = `query { apiKeys { ...KeyParts } } ${KEY}`;
export const CREATE_KEY = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { text apiKey { ...KeyParts } } } ${KEY}`;
export const UPDATE_KEY = `mutation ($id: ID!, $input: UpdateApiKeyInput!) { updateApiKey(id: $id, input: $input) { ...KeyParts } } ${KEY}`;
export const ROTATE_KEY = `mutation ($id: ID!, $overlap: ApiKeyOverlap!) { rotateApiKey(id: $id, overlap: $overlap) { text apiKey { ...KeyParts } } } ${KEY}`;
export const REVOKE_KEY = `mutation ($id: ID!) { revokeApiKey(id: $id) { ...KeyParts } } ${KEY}`;

/** An API client authenticated by a key. */
export class Program extends GraphQLPerson {
  constructor(
    address: string,
    readonly id: string,
    readonly text: string,
  ) {
    super(address, undefined, text);
  }

  /** Returns the same key as a client of another node. */
  at(address: string): Program {
    return new Program(address, this.id, this.text);
  }

  /** Sends an operation from another network; returns the response with its headers. */
  async answerTo(query: string, network = '203.0.113.9'): Promise<Response> {
    return fetch(`${this.address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.text}`,
        'x-forwarded-for': network,
      },
      body: JSON.stringify({ query }),
    });
  }
}

/** Creates a key, with all scopes by default, and returns its client. */
export async function programOf(person: GraphQLPerson, input: Record<string, unknown> = {}): Promise<Program> {
  const { createApiKey } = await person.ask(CREATE_KEY, { input: { name: 'Sync', scopes: KEY_SCOPES, ...input } });
  return new Program(person.address, createApiKey.apiKey.id, createApiKey.text);
}

/** Writes a month of usage of three keys; returns the id of one. */
export async function writeKeyHistory(client: pg.Client, businessId: string): Promise<string> {
  await client.query(
    `insert into api_keys (business_id, id, name, scopes, created_at, updated_at)
     select $1::uuid, gen_random_uuid(), 'Key ' || n, '{}', now(), now() from generate_series(1, 3) n`,
    [businessId],
  );
  const { rows } = await client.query('select id from api_keys where business_id = $1 order by id', [businessId]);
  await client.query(
    `insert into api_key_secrets (business_id, id, key_id, prefix, hash, created_at)
     select business_id, gen_random_uuid(), id, 'whorl_live_', id::text, now() from api_keys where business_id = $1`,
    [businessId],
  );
  await client.query(
    `insert into api_usage (business_id, key_id, day, requests, errors)
     select business_id, id, current_date - n, 100, 1 from api_keys, generate_series(0, 364) n where business_id = $1`,
    [businessId],
  );
  await client.query(
    `insert into api_requests (business_id, id, key_id, occurred_at, operation, status, code, ms, cost, address)
     select $1::uuid, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ($2::uuid[])[1 + n % 3], now(), 'Named', 200,
       case when n % 50 = 0 then 'NOT_FOUND' end, 3, 20, '203.0.113.9' from generate_series(1, 10000) n`,
    [businessId, rows.map(({ id }) => id)],
  );
  return rows[0].id;
}
