import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { type Permission, roleAllows } from '#domain/permissions.ts';
import type { AccessTokens, RefreshTokens } from '../auth/tokens.ts';
import type { Member, Scope, Viewer } from '../auth/viewer.ts';
import type { AccountCommand, Command, Commands } from '../commands/commands.ts';
import type { LiveHub } from '../live/hub.ts';
import { Reads } from '../reads/reads.ts';
import { forbidden, unauthenticated } from './errors.ts';

/** What lives as long as the process, made once in app.ts. */
export interface Services {
  log: Logger;
  database: Database;
  commands: Commands;
  live: LiveHub;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
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

/** The exchange that an operation belongs to; over a WebSocket there is no request or reply. */
interface Exchange {
  request?: FastifyRequest;
  reply?: FastifyReply;
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
  ) {}

  run<Args extends unknown[], R>(command: Command<Member, Args, R>, ...args: Args): Promise<R> {
    return this.services.commands.runAsMember(this.member, this.permission, command, ...args);
  }
}
