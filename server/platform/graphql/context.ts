import { filter, pipe } from '@graphql-yoga/subscription';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { withTenant, withUnknownTenant } from '#db/tenancy/tenantContext.ts';
import { type Permission, permits } from '#domain/permissions.ts';
import { forbidden, scopeNeeded, unauthenticated } from '#server/core/errors.ts';
import type { Origin } from '#server/core/origin.ts';
import type { ApiKeys } from '../apiKeys/apiKeys.ts';
import type { RateLimits } from '../apiKeys/rateLimits.ts';
import type { UsageLog } from '../apiKeys/usageLog.ts';
import { andVisibleById, rowVisibilityOf, viewerCte } from '../auth/rowVisibility.ts';
import type { Sealing } from '../auth/sealing.ts';
import { requireStepUp } from '../auth/stepUp.ts';
import type { AccessTokens, DownloadTicket, PdfTicket, RefreshTokens, Tickets } from '../auth/tokens.ts';
import type { Actor, Member, Scope, Viewer } from '../auth/viewer.ts';
import type { AccountCommand, Command, Commands } from '../commands/commands.ts';
import type { LiveHub } from '../live/hub.ts';
import type { LiveActivity } from '../live/transport.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Outgoing } from '../outgoing/Outgoing.ts';
import { Reads } from '../reads/reads.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { OperationInfo } from '../telemetry/requests.ts';
import type { Tracing } from '../telemetry/tracing.ts';

/** Services that live as long as the process, created once in app.ts. */
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
  /** The HTTP client for addresses that users enter. */
  outgoing: Outgoing;
  /** Headers in which a trusted proxy names the visitor's place, from the most specific to the widest. */
  placeHeaders: readonly string[];
  metrics: Metrics | undefined;
  tracing: Tracing;
  downloadTickets: Tickets<DownloadTicket>;
  pdfTickets: Tickets<PdfTicket>;
  /** The Stripe client of this installation and its live businesses; undefined if payments are not configured. */
  stripe: Stripe | undefined;
  /** The client of the Stripe sandbox, for test businesses. */
  testStripe: Stripe;
  /** The share of each online payment, in percent and without tips, that this installation keeps. */
  platformFeePercent: number;
  /** Whether the sandbox stands in for Stripe for live businesses too, which pages that show payments then say. */
  isStripeSandbox: boolean;
  /** The address of an OSRM routing server, if configured. */
  osrmUrl: string | undefined;
  /** The public address of this installation, without a trailing slash; known once the server listens. */
  publicUrl: string;
}

/** What an operation arrived by: an HTTP request and reply, or a WebSocket. */
export interface Exchange {
  request?: FastifyRequest;
  reply?: FastifyReply;
  hangUp?: () => void;
  /** Over a WebSocket: writes the operation's line to the log once its outcome is known. */
  line?: { write(asked: OperationInfo): void };
  /** The origin for the audit log; undefined for in-process queries and WebSockets, which change nothing. */
  origin?: Origin;
  /** Charges the operation's cost to the caller's limits, where they have any. Throws RATE_LIMITED. */
  charge?: (cost: number) => Promise<void>;
  requestId: string;
}

/** The GraphQL context: the viewer of an operation, and the only ways for resolvers to read and write. */
export class Context {
  /** Its commands record the origin of the request. */
  readonly services: Services;

  constructor(
    services: Services,
    private readonly viewer: Actor | undefined,
    readonly exchange: Exchange,
  ) {
    const { origin } = exchange;
    this.services = origin ? { ...services, commands: services.commands.from(origin) } : services;
  }

  /** Whether the response can be sent as JSON text: over HTTP, but not in-process. */
  get acceptsJsonText(): boolean {
    return this.exchange.reply !== undefined;
  }

  get requestId(): string {
    return this.exchange.requestId;
  }

  /** The calling person or key; undefined for a visitor, and for a person whose session ended or whose rights changed. */
  get actorOrVisitor(): Actor | undefined {
    const { viewer } = this;
    return viewer?.kind === 'member' && !this.services.live.isCurrent(viewer) ? undefined : viewer;
  }

  /** Why the session of the caller's access token was ended; undefined if it was not. */
  private get sessionEnded(): string | undefined {
    return this.viewer?.kind === 'member' ? this.services.live.sessionEnded(this.viewer.sessionId) : undefined;
  }

  /** The calling person or key. Throws UNAUTHENTICATED. */
  get actor(): Actor {
    const actor = this.actorOrVisitor;
    if (!actor) throw unauthenticated(this.sessionEnded);
    return actor;
  }

  /** The signed-in person; undefined for a visitor or a key. */
  get memberOrVisitor(): Member | undefined {
    const actor = this.actorOrVisitor;
    return actor?.kind === 'member' ? actor : undefined;
  }

  /** The signed-in person. Throws UNAUTHENTICATED, or FORBIDDEN for a key, because only people have accounts. */
  get member(): Member {
    return person(this.actor);
  }

  /** The signed-in person, with a recent proof of identity. Throws UNAUTHENTICATED or STEP_UP_REQUIRED. */
  async afterStepUp(): Promise<Member> {
    const { member } = this;
    await requireStepUp(this.services, member);
    return member;
  }

  /** A key for the viewer's rights: the same operation has the same result for equal keys. */
  get rights(): string {
    const actor = this.actorOrVisitor;
    if (!actor) return 'visitor';
    return [actor.businessId, actor.kind === 'key' ? actor.keyId : [actor.userId, actor.role, actor.rights]].join();
  }

  /** Runs `work` in the viewer's tenant context; a visitor has no tenant and sees no rows of any. */
  confined<R>(work: () => R): R {
    return this.viewer ? withTenant(this.viewer.businessId, work) : withUnknownTenant(work);
  }

  /** Checks a permission and returns what may be done with it. Throws UNAUTHENTICATED or FORBIDDEN. */
  allowed(permission: Permission): Allowed {
    const { actor } = this;
    requirePermission(actor, permission);
    return new Allowed(this.services, actor, permission);
  }

  /** Checks a permission and returns reads within it. */
  reads(permission: Permission): Reads {
    return new Reads(this.services.database.em.getKysely(), this.allowed(permission).actor, permission);
  }

  /** Returns reads within a scope that was established otherwise, by the token of a portal link. */
  readsFor(scope: Scope): Reads {
    return new Reads(this.services.database.em.getKysely(), scope);
  }

  /** Reads of data that belongs to no business, for anybody. */
  get publicReads(): Reads {
    return new Reads(this.services.database.em.getKysely(), undefined);
  }

  /** Returns the activities from now on that are visible to the actor, or that concern a portal link. */
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
      ${viewerCte(scope)}select 1 from activities t
      where t.business_id = ${scope.businessId} and t.id = ${id} ${andVisibleById(scope, 'activities', 't')}
    `;
    // Sets the tenant context itself: events arrive outside of the subscribing call.
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

/** Throws FORBIDDEN if the permission is not granted. */
export function requirePermission({ kind, grants }: Actor, permission: Permission): void {
  if (!permits(grants, permission)) throw kind === 'key' ? scopeNeeded(permission) : forbidden();
}

/** Returns the actor as a person. Throws FORBIDDEN for a key. */
export function person(actor: Actor): Member {
  if (actor.kind === 'key') throw forbidden('Only a signed-in person can do this: no scope allows it');
  return actor;
}

/**
 * An actor whose permission was checked. The check precedes parsing:
 * `context.allowed('customers.create').run(createCustomer, parseInput(…))`.
 */
export class Allowed<A extends Actor = Actor> {
  constructor(
    private readonly services: Services,
    readonly actor: A,
    private readonly permission: Permission,
    private readonly needsStepUp = false,
  ) {}

  /** Requires the permission for all rows. Throws FORBIDDEN if it is limited to own rows. */
  reachingAll(): this {
    if (this.actor.grants[this.permission] !== 'all') throw forbidden();
    return this;
  }

  /** Requires a person. Throws FORBIDDEN for a key. */
  asPerson(): Allowed<Member> {
    return new Allowed(this.services, person(this.actor), this.permission);
  }

  /**
   * Requires a recent proof of identity: `context.allowed('api.manage').afterStepUp().run(createKey, …)`. Throws FORBIDDEN
   * for a key; running throws STEP_UP_REQUIRED.
   */
  afterStepUp(): Allowed<Member> {
    return new Allowed(this.services, person(this.actor), this.permission, true);
  }

  /** Requires a recent proof of identity from a person. A key has none to give: its scope is enough. */
  afterStepUpOfPerson(): Allowed<A> {
    return new Allowed(this.services, this.actor, this.permission, true);
  }

  async run<Args extends unknown[], R>(command: Command<A, Args, R>, ...args: Args): Promise<R> {
    if (this.needsStepUp && this.actor.kind === 'member') await requireStepUp(this.services, this.actor);
    return this.services.commands.runWith(this.permission, this.actor, command, ...args);
  }
}
