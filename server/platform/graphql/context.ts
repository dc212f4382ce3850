import { filter, pipe } from '@graphql-yoga/subscription';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { withTenant, withUnknownTenant } from '#db/tenancy/tenantContext.ts';
import { type Permission, permits } from '#domain/permissions.ts';
import type { ApiKeys } from '../apiKeys/apiKeys.ts';
import type { RateLimits } from '../apiKeys/rateLimits.ts';
import type { UsageLog } from '../apiKeys/usageLog.ts';
import { andVisibleById, askerCte, rowVisibilityOf } from '../auth/rowVisibility.ts';
import type { Sealing } from '../auth/sealing.ts';
import { requireStepUp } from '../auth/stepUp.ts';
import type { AccessTokens, DownloadTickets, RefreshTokens } from '../auth/tokens.ts';
import type { Actor, Member, Scope, Viewer } from '../auth/viewer.ts';
import type { AccountCommand, Command, Commands } from '../commands/commands.ts';
import type { Origin } from '../commands/origin.ts';
import type { LiveHub } from '../live/hub.ts';
import type { LiveActivity } from '../live/transport.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Outgoing } from '../outgoing/Outgoing.ts';
import { Reads } from '../reads/reads.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { OperationInfo } from '../telemetry/requests.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { forbidden, unauthenticated } from './errors.ts';

/** What lives as long as the process, made once in app.ts. */
export interface Services {
  log: Logger;
  database: Database;
  commands: Commands;
  live: LiveHub;
  accessTokens: AccessTokens;
  apiKeys: ApiKeys;
  rateLimits: RateLimits;
  usageLog: UsageLog;
  refreshTokens: RefreshTokens;
  sealing: Sealing;
  /** Tells whether mail can be sent; jobs send it. */
  mailer: Pick<Mailer, 'canSend'>;
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
export interface Exchange {
  request?: FastifyRequest;
  reply?: FastifyReply;
  hangUp?: () => void;
  /** Over a WebSocket: told what was asked for, and how it was refused, once that is known. */
  line?: { write(asked: OperationInfo): void };
  /** Where it comes from; undefined for what changes nothing: asked within the process, or over a WebSocket. */
  origin?: Origin;
  /** Counts what an operation costs, for whoever has only so much of it. Throws RATE_LIMITED. */
  charge?: (cost: number) => Promise<void>;
  requestId: string;
}

/** What a resolver is given: who asks, and the only ways to read and write. */
export class Context {
  /** Its commands know where they come from. */
  readonly services: Services;

  constructor(
    services: Services,
    private readonly viewer: Actor | undefined,
    readonly exchange: Exchange,
  ) {
    const { origin } = exchange;
    this.services = origin ? { ...services, commands: services.commands.from(origin) } : services;
  }

  /** Whether the answer leaves as text: over HTTP, and not within the process. */
  get acceptsJsonText(): boolean {
    return this.exchange.reply !== undefined;
  }

  get requestId(): string {
    return this.exchange.requestId;
  }

  /** Who asks, be it a person or a key; undefined for a visitor, and for whoever's session or rights are not what they were. */
  get actorOrVisitor(): Actor | undefined {
    const { viewer } = this;
    return viewer?.kind === 'member' && !this.services.live.isCurrent(viewer) ? undefined : viewer;
  }

  /** Why the session that the asker's access token belongs to was ended; undefined where it was not. */
  private get sessionEnded(): string | undefined {
    return this.viewer?.kind === 'member' ? this.services.live.sessionEnded(this.viewer.sessionId) : undefined;
  }

  /** Who acts for a business, be it a person or a key. Throws UNAUTHENTICATED. */
  get actor(): Actor {
    const actor = this.actorOrVisitor;
    if (!actor) throw unauthenticated(this.sessionEnded);
    return actor;
  }

  /** The signed-in person, or undefined for whoever is none. */
  get memberOrVisitor(): Member | undefined {
    const actor = this.actorOrVisitor;
    return actor?.kind === 'member' ? actor : undefined;
  }

  /** The signed-in person. Throws UNAUTHENTICATED, or FORBIDDEN for a key: accounts are people's. */
  get member(): Member {
    return person(this.actor);
  }

  /** The signed-in person, who has proven who they are some minutes ago at most. Throws UNAUTHENTICATED or STEP_UP_REQUIRED. */
  async afterStepUp(): Promise<Member> {
    const { member } = this;
    await requireStepUp(this.services, member);
    return member;
  }

  /** As much of who asks as an answer can depend on: for the same rights the same question has the same answer. */
  get rights(): string {
    const actor = this.actorOrVisitor;
    if (!actor) return 'visitor';
    return [actor.businessId, actor.kind === 'key' ? actor.keyId : [actor.userId, actor.role, actor.rights]].join();
  }

  /** Does the work confined by the database to the business of who asks; a visitor's sees nothing of any. */
  confined<R>(work: () => R): R {
    return this.viewer ? withTenant(this.viewer.businessId, work) : withUnknownTenant(work);
  }

  /** What who asks may do by this permission. Throws UNAUTHENTICATED or FORBIDDEN. */
  allowed(permission: Permission): Allowed {
    const { actor } = this;
    requirePermission(actor, permission);
    return new Allowed(this.services, actor, permission);
  }

  /** Reads for whoever has this permission. */
  reads(permission: Permission): Reads {
    return new Reads(this.services.database.em.getKysely(), this.allowed(permission).actor, permission);
  }

  /** Reads within a scope that was established by other means: a portal link's token. */
  readsFor(scope: Scope): Reads {
    return new Reads(this.services.database.em.getKysely(), scope);
  }

  /** Reads of what belongs to no business, for anybody. */
  get publicReads(): Reads {
    return new Reads(this.services.database.em.getKysely(), undefined);
  }

  /** What happens from now on in the business of who acts for it, as far as they see it, or in that of a portal link. */
  activities(scope: Scope & { sessionId?: string; userId?: string }): AsyncIterableIterator<LiveActivity> {
    const { businessId, sessionId, userId } = scope;
    const onTooSlow = () => this.exchange.hangUp?.();
    const all = this.services.live.activities({ businessId, sessionId, userId, onTooSlow });
    if (rowVisibilityOf(scope).seesAll('activities')) return all;
    return pipe(
      all,
      filter((activity) => this.sees(scope, activity)),
    );
  }

  private async sees(scope: Scope, { id }: LiveActivity): Promise<boolean> {
    const asked = sql`
      ${askerCte(scope)}select 1 from activities t
      where t.business_id = ${scope.businessId} and t.id = ${id} ${andVisibleById(scope, 'activities', 't')}
    `;
    // OperationInfo whenever something happens, which is outside of what the subscriber once asked for.
    const { rows } = await withTenant(scope.businessId, () => asked.execute(this.services.database.em.getKysely()));
    return rows.length > 0;
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

/** Throws FORBIDDEN. */
export function requirePermission({ kind, grants }: Actor, permission: Permission): void {
  if (!permits(grants, permission))
    throw forbidden(kind === 'key' ? `This API key does not have the scope ${permission}` : undefined);
}

/** The person that somebody is. Throws FORBIDDEN for a key. */
export function person(actor: Actor): Member {
  if (actor.kind === 'key') throw forbidden('Only a person can do this, not an API key');
  return actor;
}

/** Somebody whose permission was checked. Checked first: `context.allowed('customers.create').run(createCustomer, parseInput(…))`. */
export class Allowed<A extends Actor = Actor> {
  constructor(
    private readonly services: Services,
    readonly actor: A,
    private readonly permission: Permission,
    private readonly needsStepUp = false,
  ) {}

  /** The same for what is about everybody's work. Throws FORBIDDEN where it reaches their own alone. */
  reachingAll(): this {
    if (this.actor.grants[this.permission] !== 'all') throw forbidden();
    return this;
  }

  /** The same for what only a person may do. Throws FORBIDDEN for a key. */
  asPerson(): Allowed<Member> {
    return new Allowed(this.services, person(this.actor), this.permission);
  }

  /** The same for what could do lasting harm: `context.allowed('api.manage').afterStepUp().run(createKey, …)`. Throws FORBIDDEN for a key; running throws STEP_UP_REQUIRED. */
  afterStepUp(): Allowed<Member> {
    return new Allowed(this.services, person(this.actor), this.permission, true);
  }

  async run<Args extends unknown[], R>(command: Command<A, Args, R>, ...args: Args): Promise<R> {
    if (this.needsStepUp && this.actor.kind === 'member') await requireStepUp(this.services, this.actor);
    return this.services.commands.runWith(this.permission, this.actor, command, ...args);
  }
}
