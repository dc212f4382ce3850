import type pg from 'pg';
import type Stripe from 'stripe';
import { noAccess, noSuch, Problem } from '../http/problem.ts';
import type { Aside, ObjectName, Row, StripeObject, StripeObjects } from './objects.ts';

export interface Told {
  account: string;
  type: Stripe.Event['type'] | Stripe.V2.Core.Event['type'];
  object: object;
  previous?: object;
}

/** Filters of a list besides its page. */
export interface Filter {
  /** Fields equal to a value. */
  equal?: Record<string, unknown>;
  /** Fields equal to one of several values. */
  oneOf?: Record<string, string[]>;
  created?: Stripe.RangeQueryParam;
  beside?: Record<string, unknown>;
}

export interface Page {
  limit: number;
  startingAfter?: string;
  endingBefore?: string;
}

/** A transaction in the name of one account, which restricts all reads and writes to it. */
export class Scope {
  constructor(
    private readonly client: pg.PoolClient,
    readonly account: string,
    /** In seconds, as everywhere in Stripe. */
    readonly now: number,
    readonly request: { id: string | null; idempotency_key: string | null },
    /** Events to store at the end of the transaction. */
    readonly told: Told[] = [],
  ) {}

  /** Returns the same transaction for another account. */
  on(account: string): Scope {
    return new Scope(this.client, account, this.now, this.request, this.told);
  }

  tell(type: Told['type'], object: object, previous?: object): void {
    this.told.push({ account: this.account, type, object: structuredClone(object), previous });
  }

  /** Throws Stripe's error for an account that does not belong to the platform or has revoked access. */
  async requireAccess(account: string): Promise<void> {
    const known = await this.on('').find('account', account);
    if (!known || known.aside.deauthorized) throw noAccess(account);
  }

  /** Runs `work` in a savepoint, so that an error rolls back only its changes. */
  async attempt(work: () => Promise<object>): Promise<{ answer: object } | { problem: Problem }> {
    const toldBefore = this.told.length;
    await this.client.query('savepoint attempt');
    try {
      return { answer: await work() };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.client.query('rollback to savepoint attempt');
      this.told.splice(toldBefore);
      return { problem: error };
    }
  }

  async find<Name extends ObjectName>(name: Name, id: string, lock = false): Promise<Row<Name> | undefined> {
    const { rows } = await this.client.query<Row<Name>>(
      `select body, aside from stripe_sandbox.objects where id = $1 and object = $2 and account = $3 ${lock ? 'for update' : ''}`,
      [id, name, this.account],
    );
    return rows[0];
  }

  async read<Name extends ObjectName>(name: Name, id: string, param?: string): Promise<Row<Name>> {
    return (await this.find(name, id)) ?? noSuch(name, id, param);
  }

  /** Reads an object and locks it until the transaction ends. */
  async lock<Name extends ObjectName>(name: Name, id: string, param?: string): Promise<Row<Name>> {
    return (await this.find(name, id, true)) ?? noSuch(name, id, param);
  }

  /** Returns the object with this id, of any kind, for expanding. */
  async any(id: string): Promise<StripeObject | undefined> {
    const { rows } = await this.client.query<{ body: StripeObject }>(
      'select body from stripe_sandbox.objects where id = $1 and account = $2',
      [id, this.account],
    );
    return rows[0]?.body;
  }

  async add<Name extends ObjectName>(name: Name, body: StripeObjects[Name], aside?: Aside<Name>): Promise<void> {
    await this.client.query(
      'insert into stripe_sandbox.objects (id, object, account, created, body, aside) values ($1, $2, $3, $4, $5, $6)',
      [body.id, name, this.account, this.now, JSON.stringify(body), JSON.stringify(aside ?? {})],
    );
  }

  async save<Name extends ObjectName>(name: Name, { body, aside }: Row<Name>): Promise<void> {
    await this.client.query(
      'update stripe_sandbox.objects set body = $3, aside = $4 where id = $1 and object = $2 and account = $5',
      [body.id, name, JSON.stringify(body), JSON.stringify(aside), this.account],
    );
  }

  /** Newest first; returns one more than the limit if there are more. */
  async list<Name extends ObjectName>(
    name: Name,
    filter: Filter = {},
    page: Page = { limit: 100 },
  ): Promise<Row<Name>[]> {
    const values: unknown[] = [name, this.account];
    const value = (given: unknown) => `$${values.push(given)}`;
    const where = ['object = $1', 'account = $2'];
    if (filter.equal) where.push(`body @> ${value(JSON.stringify(filter.equal))}::jsonb`);
    if (filter.beside) where.push(`aside @> ${value(JSON.stringify(filter.beside))}::jsonb`);
    for (const [field, options] of Object.entries(filter.oneOf ?? {}))
      where.push(`body ->> ${value(field)} = any(${value(options)}::text[])`);
    const { gt, gte, lt, lte } = filter.created ?? {};
    for (const [sign, bound] of [
      ['>', gt],
      ['>=', gte],
      ['<', lt],
      ['<=', lte],
    ] as const)
      if (bound !== undefined) where.push(`created ${sign} ${value(bound)}`);
    const place = (id: string) => `(select seq from stripe_sandbox.objects where id = ${value(id)})`;
    if (page.startingAfter) where.push(`seq < ${place(page.startingAfter)}`);
    if (page.endingBefore) where.push(`seq > ${place(page.endingBefore)}`);
    const { rows } = await this.client.query<Row<Name>>(
      `select body, aside from stripe_sandbox.objects where ${where.join(' and ')}
       order by seq ${page.endingBefore ? 'asc' : 'desc'} limit ${value(page.limit + 1)}`,
      values,
    );
    return rows;
  }

  query<Result extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<pg.QueryResult<Result>> {
    return this.client.query<Result>(sql, values);
  }
}
