import { randomUUID } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import type { Actor } from '../auth/viewer.ts';
import type { Services } from '../graphql/context.ts';
import { codeOf } from '../graphql/formatError.ts';
import { type OperationInfo, tellOf } from '../telemetry/requests.ts';

/** Logs one line for each operation over a WebSocket, once its outcome is known. */
export class SubscriptionLine {
  readonly requestId = randomUUID();
  private readonly began = performance.now();

  constructor(
    private readonly services: Services,
    private readonly actor: Actor | null,
  ) {}

  /** Logs an operation that started or that its resolver refused. */
  write(asked: OperationInfo): void {
    this.tell(tellOf({ asked, actor: this.actor }));
  }

  /** Logs an operation refused before it ran; `asked` is null if its text could not be parsed. */
  refuse(asked: OperationInfo | null, [refusal]: readonly GraphQLError[]): void {
    this.tell({ ...tellOf({ asked, actor: this.actor }), refused: codeOf(refusal) });
    if (asked) this.services.metrics?.operation(asked.type, asked.field, 'refused', this.ms / 1000);
  }

  private tell(line: object): void {
    const ms = Math.round(this.ms * 10) / 10;
    this.services.log.info({ requestId: this.requestId, ms, ...line }, 'subscription');
  }

  private get ms(): number {
    return performance.now() - this.began;
  }
}
