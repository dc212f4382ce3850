import { randomUUID } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import type { Actor } from '../auth/viewer.ts';
import type { Services } from '../graphql/context.ts';
import { codeOf } from '../graphql/formatError.ts';
import { type OperationInfo, tellOf } from '../telemetry/requests.ts';

/** The line of what somebody asks for over a socket, as HTTP's requests have one: written once it is known what came of it. */
export class SubscriptionLine {
  readonly requestId = randomUUID();
  private readonly began = performance.now();

  constructor(
    private readonly services: Services,
    private readonly actor: Actor | null,
  ) {}

  /** What has begun, or was refused by its resolver. */
  write(asked: OperationInfo): void {
    this.tell(tellOf({ asked, actor: this.actor }));
  }

  /** What was refused before it ran. Of a text that could not be read it is not known what it asks for. */
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
