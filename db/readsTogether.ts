import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { inOneWrite } from './inOneWrite.ts';
import { NOT_CONFINED } from './tenancy/confine.ts';

const MOST_TOGETHER = 16;

/** What became of a statement because of one before it, which could not be prepared, or confined. */
const OF_ANOTHERS_MAKING = ['26000', NOT_CONFINED];

export type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;

interface Read {
  query: CompiledQuery;
  /** Does something as whoever asked: acting for their business, within their trace. */
  asAsked: <R>(work: () => R) => R;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads that are asked in one turn of the event loop, by one request or by several, leave for the database together: one
 * write wakes one of its processes, which carries them out one after the other (docs/decisions/0020). They are spread over
 * as many connections as may be at work at once, and each is answered as soon as it was carried out, whatever becomes of
 * the others.
 */
export class ReadsTogether {
  private asked: Read[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly atOnce: number,
  ) {}

  ask(query: CompiledQuery): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.asked.length === 0) setImmediate(() => this.endTurn());
      this.asked.push({ query, asAsked: AsyncLocalStorage.snapshot(), resolve, reject });
    });
  }

  private endTurn(): void {
    const { asked } = this;
    this.asked = [];
    const together = Math.min(Math.ceil(asked.length / this.atOnce), MOST_TOGETHER);
    for (let first = 0; first < asked.length; first += together) this.send(asked.slice(first, first + together));
  }

  private async send(reads: Read[]): Promise<void> {
    let client: PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      for (const { reject } of reads) reject(error);
      return;
    }
    const isAlone = reads.length === 1;
    await inOneWrite(client, () => Promise.all(reads.map((read) => this.answer(client, read, isAlone))));
    client.release();
  }

  private async answer(client: PoolClient, read: Read, isAlone: boolean): Promise<void> {
    const { sql, parameters } = read.query;
    try {
      read.resolve(await read.asAsked(() => client.query(sql, parameters as unknown[])));
    } catch (error) {
      if (isAlone || !OF_ANOTHERS_MAKING.includes((error as { code?: string }).code ?? '')) read.reject(error);
      else this.send([read]);
    }
  }
}
