import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { type Permission, roleAllows } from '#domain/permissions.ts';
import type { Sealing } from '../auth/sealing.ts';
import { requireStepUp } from '../auth/stepUp.ts';
import type { AccessTokens, DownloadTickets, RefreshTokens } from '../auth/tokens.ts';
import type { Member, Scope, Viewer } from '../auth/viewer.ts';
import type { AccountCommand, Command, Commands } from '../commands/commands.ts';
import type { LiveHub } from '../live/hub.ts';
import type { LiveActivity } from '../live/transport.ts';
import type { Outgoing } from '../outgoing/Outgoing.ts';
import { Reads } from '../reads/reads.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { forbidden, unauthenticated } from './errors.ts';

/** What lives as long as the process, made once in app.ts. */
export interface Services {
  log: Logger;
  database: Database;
  commands: Commands;
  live: LiveHub;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  sealing: Sealing;
  /** The way to addresses that strangers chose. */
  outgoing: Outgoing;
  /** The headers in which a trusted proxy tells where a request comes from, from the nearest place to the widest. */
  placeHeaders: readonly string[];
  metrics: Metrics | undefined;
  tracing: Tracing;
  downloadTickets: DownloadTickets;
  /** The payment processor, where there is one. */
  stripe: Stripe | undefined;
  /** What this installation keeps of each payment that comes online, tips left out. */
  platformFeePercent: number;
  /** Whether a stand-in is at its other end: shown wherever money seems to move. */
  isStripeSandbox: boolean;
  /** A routing service for distances, where one is set. */
  osrmUrl: string | undefined;
  /** Where people reach this installation, without a trailing slash; known once it listens. */
  publicUrl: string;
}

/** The exchange that an operation belongs to. Over a WebSocket there is no request or reply, but a line to hang up. */
interface Exchange {
  request?: FastifyRequest;
  reply?: FastifyReply;
  hangUp?: () => void;
  requestId: string;
}

/** What a resolver is given: who asks, and the only ways to read and write. */
export class Context {
  constructor(
    readonly services: Services,
    private readonly viewer: Member | undefined,
    readonly exchange: Exchange,
  ) {}

  /** Whether the answer leaves as text: over HTTP, and not within the process. */
  get takesText(): boolean {
    return this.exchange.reply !== undefined;
  }

  get requestId(): string {
    return this.exchange.requestId;
  }

  /** The signed-in person, or undefined for a visitor. */
  get memberOrVisitor(): Member | undefined {
    return this.viewer && this.sessionEnded === undefined ? this.viewer : undefined;
  }

  /** Why the session that the asker's access token belongs to was ended; undefined where it was not. */
  private get sessionEnded(): string | undefined {
    return this.viewer && this.services.live.sessionEnded(this.viewer.sessionId);
  }

  /** The signed-in person. Throws UNAUTHENTICATED. */
  get member(): Member {
    const member = this.memberOrVisitor;
    if (!member) throw unauthenticated(this.sessionEnded);
    return member;
  }

  /** The signed-in person, who has proven who they are some minutes ago at most. Throws UNAUTHENTICATED or STEP_UP_REQUIRED. */
  async afterStepUp(): Promise<Member> {
    const { member } = this;
    await requireStepUp(this.services, member);
    return member;
  }

  /** As much of who asks as an answer can depend on: for the same rights the same question has the same answer. */
  get rights(): string {
    const member = this.memberOrVisitor;
    return member ? [member.businessId, member.userId, member.role].join() : 'visitor';
  }

  /** What the signed-in person may do by this permission. Throws UNAUTHENTICATED or FORBIDDEN. */
  allowed(permission: Permission): Allowed {
    const { member } = this;
    if (!roleAllows(member.role, permission)) throw forbidden();
    return new Allowed(this.services, member, permission);
  }

  /** Reads for whoever has this permission. */
  reads(permission: Permission): Reads {
    return this.readsFor(this.allowed(permission).member);
  }

  /** Reads within a scope that was established by other means: a portal link's token. */
  readsFor(scope: Scope): Reads {
    return new Reads(this.services.database.em.getKysely(), scope);
  }

  /** Reads of what belongs to no business, for anybody. */
  get publicReads(): Reads {
    return new Reads(this.services.database.em.getKysely(), undefined);
  }

  /** What happens from now on in the business of a member, or in that of a portal link. */
  activities({ businessId, sessionId }: Scope & { sessionId?: string }): AsyncIterableIterator<LiveActivity> {
    return this.services.live.activities({ businessId, sessionId, onTooSlow: () => this.exchange.hangUp?.() });
  }

  runAs<V extends Viewer, Args extends unknown[], R>(
    viewer: V,
    command: Command<V, Args, R>,
    ...args: Args
  ): Promise<R> {
    return this.services.commands.run(viewer, command, ...args);
  }

  runForAccount<Args extends unknown[], R>(command: AccountCommand<Args, R>, ...args: Args): Promise<R> {
    return this.services.commands.runForAccount(command, ...args);
  }
}

/** A signed-in person whose permission was checked. Checked first: `context.allowed('customers.create').run(createCustomer, parseInput(…))`. */
export class Allowed {
  constructor(
    private readonly services: Services,
    readonly member: Member,
    private readonly permission: Permission,
    private readonly needsStepUp = false,
  ) {}

  /** The same for what could do lasting harm: `context.allowed('api.manage').afterStepUp().run(createKey, …)`. Running throws STEP_UP_REQUIRED. */
  afterStepUp(): Allowed {
    return new Allowed(this.services, this.member, this.permission, true);
  }

  async run<Args extends unknown[], R>(command: Command<Member, Args, R>, ...args: Args): Promise<R> {
    if (this.needsStepUp) await requireStepUp(this.services, this.member);
    return this.services.commands.runAsMember(this.member, this.permission, command, ...args);
  }
}
