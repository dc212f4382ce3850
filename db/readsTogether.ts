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

/** While one of its processes carries out, another has what comes next: more would take turns on the same processor. */
const CONNECTIONS_FOR_EACH_PROCESSOR = 2;
/** What takes longer than this holds nobody else up for longer: others get connections beside it, as the pool has them. */
const PATIENCE_MS = 50;

/**
 * Reads that are asked in one turn of the event loop, by one request or by several, leave for the database together: one
 * write wakes one of its processes, which carries them out one after the other (docs/decisions/0020). They are spread over
 * the processors that there are, and each is answered as soon as it was carried out, whatever becomes of the others. What
 * is asked while all connections for reads are at work leaves with the next that is free.
 */
export class ReadsTogether {
  private readonly waiting: Waiting[] = [];
  /** The connections that count, by when they began. */
  private readonly atWork = new Set<{ since: number }>();
  private looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly processors: number,
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
      if (this.waiting.length === 0) setImmediate(() => this.send());
      this.waiting.push({ resolve, reject });
    });
  }

  private send(): void {
    const { waiting, atWork, processors } = this;
    const together = Math.min(Math.ceil(waiting.length / processors), MOST_TOGETHER);
    while (waiting.length > 0 && atWork.size < processors * CONNECTIONS_FOR_EACH_PROCESSOR)
      this.share(waiting.splice(0, together));
    if (waiting.length > 0) this.looking ??= setTimeout(() => this.look(), PATIENCE_MS);
  }

  private look(): void {
    this.looking = undefined;
    const longAgo = performance.now() - PATIENCE_MS;
    for (const work of this.atWork) if (work.since <= longAgo) this.atWork.delete(work);
    this.send();
  }

  private async share(reads: Waiting[]): Promise<void> {
    const work = { since: performance.now() };
    this.atWork.add(work);
    const isDone = () => {
      this.atWork.delete(work);
      this.send();
    };
    try {
      const client = await this.pool.connect();
      let unanswered = reads.length;
      const leave = () => {
        unanswered -= 1;
        if (unanswered > 0) return;
        client.release();
        isDone();
      };
      const socket = socketOf(client);
      socket.cork();
      for (const { resolve } of reads) resolve({ client, isShared: reads.length > 1, leave });
      // Once all of them have sent what they ask.
      process.nextTick(() => socket.uncork());
    } catch (error) {
      for (const { reject } of reads) reject(error);
      isDone();
    }
  }
}
