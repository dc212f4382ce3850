import { Repeater } from '@graphql-yoga/subscription';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#db/orm.ts';
import type { Member } from '../auth/viewer.ts';
import type { Announcement, LiveActivity, LiveTransport } from './transport.ts';

/** A subscriber. A person's subscription ends with their session or when their rights change. */
interface Audience {
  businessId: string;
  sessionId?: string;
  userId?: string;
  /** Called when the subscriber reads too slowly and its buffer is full; it receives no more. */
  onTooSlow(): void;
}

interface Listener {
  sessionId?: string;
  userId?: string;
  tell(activity: LiveActivity): void;
  end(): void;
}

/** Distributes committed activities to this node's subscribers, and knows which access tokens have been revoked. */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>();
  /** Ended sessions with the reason, kept until the last access token of the session has expired. */
  private readonly endedSessions = new Map<string, string>();
  private readonly keyWatchers: ((keyId: string) => void)[] = [];
  /** The latest version of changed rights, kept until the last token with an earlier one has expired. */
  private readonly changedRights = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly transport: LiveTransport,
    private readonly accessTokenSeconds: number,
    private readonly log: Logger,
  ) {}

  /** Starts listening. `onGap` is called when announcements may have been missed, so that clients should refetch. */
  async start(onGap: () => void): Promise<void> {
    const catchUp = () => {
      void this.loadEnded().catch((error) =>
        this.log.warn({ err: error }, 'live: ended sessions and changed rights could not be loaded'),
      );
      onGap();
    };
    await this.transport.listen((announcement) => this.receive(announcement), catchUp);
    await this.loadEnded();
  }

  /** Loads ended sessions and changed rights whose tokens may not have expired. */
  private async loadEnded(): Promise<void> {
    const database = this.database.em.getKysely();
    const { rows } = await sql<{ id: string; reason: string }>`
      select id, ended_reason as reason from sessions where ended_at > now() - make_interval(secs => ${this.accessTokenSeconds})
    `.execute(database);
    for (const { id, reason } of rows) if (!this.endedSessions.has(id)) this.endSession(id, reason);
    const { rows: changed } = await sql<{ member: Rights }>`
      select json_build_object('businessId', business_id, 'userId', user_id, 'rights', rights) as member from memberships
      where rights_changed_at > now() - make_interval(secs => ${this.accessTokenSeconds})
    `.execute(database);
    for (const { member } of changed) this.changeRights(member);
  }

  /** Registers a callback for changes of keys on any node. */
  whenKeyChanges(tell: (keyId: string) => void): void {
    this.keyWatchers.push(tell);
  }

  /** Returns why a session ended; undefined if it has not. Revokes access tokens, which are otherwise valid for minutes. */
  sessionEnded(sessionId: string): string | undefined {
    return this.endedSessions.get(sessionId);
  }

  /** Returns whether an access token is still valid: its session lasts and its rights are unchanged. */
  isCurrent(member: Member): boolean {
    const rights = this.changedRights.get(keyOf(member));
    return !this.endedSessions.has(member.sessionId) && (rights === undefined || member.rights >= rights);
  }

  /** Returns the activities of a business from now on, in the order of their announcement. */
  activities({ businessId, sessionId, userId, onTooSlow }: Audience): AsyncIterableIterator<LiveActivity> {
    return new Repeater<LiveActivity>(async (push, stop) => {
      const listener: Listener = {
        sessionId,
        userId,
        tell(activity) {
          try {
            void push(activity);
          } catch {
            // The Repeater's buffer is full.
            stop();
            onTooSlow();
          }
        },
        end: () => stop(),
      };
      const together = this.listeners.get(businessId) ?? new Set();
      this.listeners.set(businessId, together.add(listener));
      await stop;
      together.delete(listener);
      if (together.size === 0) this.listeners.delete(businessId);
    });
  }

  private receive(announcement: Announcement): void {
    if (announcement.kind === 'activity') this.tell(announcement.activity);
    else if (announcement.kind === 'sessionEnded') this.endSession(announcement.sessionId, announcement.reason);
    else if (announcement.kind === 'keyChanged') for (const tell of this.keyWatchers) tell(announcement.keyId);
    else if (announcement.kind === 'rightsChanged') this.changeRights(announcement);
  }

  /** Gives every listener the same object, which keys the shared results (graphql/subscribe.ts). */
  private tell(activity: LiveActivity): void {
    for (const listener of this.listeners.get(activity.businessId) ?? []) listener.tell(activity);
  }

  private endSession(sessionId: string, reason: string): void {
    this.endedSessions.set(sessionId, reason);
    setTimeout(() => this.endedSessions.delete(sessionId), this.accessTokenSeconds * 1000).unref();
    for (const together of this.listeners.values()) {
      for (const listener of together) if (listener.sessionId === sessionId) listener.end();
    }
  }

  private changeRights({ businessId, userId, rights }: Rights): void {
    const key = keyOf({ businessId, userId });
    if ((this.changedRights.get(key) ?? 0) >= rights) return;
    this.changedRights.set(key, rights);
    const forget = () => this.changedRights.get(key) === rights && this.changedRights.delete(key);
    setTimeout(forget, this.accessTokenSeconds * 1000).unref();
    for (const listener of this.listeners.get(businessId) ?? []) if (listener.userId === userId) listener.end();
  }
}

/** The version of a member's rights. */
interface Rights {
  businessId: string;
  userId: string;
  rights: number;
}

const keyOf = ({ businessId, userId }: Omit<Rights, 'rights'>) => `${businessId} ${userId}`;
