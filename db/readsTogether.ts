import type { CompiledQuery } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type Answer, askAlone } from './askAlone.ts';
import { socketOf } from './socketOf.ts';
import { NOT_CONFINED } from './tenancy/confine.ts';

const MOST_TOGETHER = 16;

/** What became of a statement because of one before it, which could not be prepared, or confined. */
const OF_ANOTHERS_MAKING = ['26000', NOT_CONFINED];

/** A connection that some reads share, each until it is answered. */
interface Shared {
  client: PoolClient;
  isShared: boolean;
  leave(): void;
}

interface Waiting {
  resolve: (shared: Shared) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads that are asked in one turn of the event loop, by one request or by several, leave for the database together: one
 * write wakes one of its processes, which carries them out one after the other (docs/decisions/0020). They are spread over
 * as many connections as may be at work at once, and each is answered as soon as it was carried out, whatever becomes of
 * the others.
 */
export class ReadsTogether {
  private waiting: Waiting[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly atOnce: number,
  ) {}

  async ask(query: CompiledQuery): Promise<Answer> {
    const { client, isShared, leave } = await this.connection();
    try {
      return await client.query(query.sql, query.parameters as unknown[]);
    } catch (error) {
      if (!isShared || !OF_ANOTHERS_MAKING.includes((error as { code?: string }).code ?? '')) throw error;
    } finally {
      leave();
    }
    return askAlone(this.pool, query);
  }

  private connection(): Promise<Shared> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.endTurn());
      this.waiting.push({ resolve, reject });
    });
  }

  private endTurn(): void {
    const { waiting } = this;
    this.waiting = [];
    const together = Math.min(Math.ceil(waiting.length / this.atOnce), MOST_TOGETHER);
    for (let first = 0; first < waiting.length; first += together) this.share(waiting.slice(first, first + together));
  }

  private async share(reads: Waiting[]): Promise<void> {
    try {
      const client = await this.pool.connect();
      let unanswered = reads.length;
      const leave = () => {
        unanswered -= 1;
        if (unanswered === 0) client.release();
      };
      const socket = socketOf(client);
      socket.cork();
      for (const { resolve } of reads) resolve({ client, isShared: reads.length > 1, leave });
      // Once all of them have sent what they ask.
      process.nextTick(() => socket.uncork());
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }
}
