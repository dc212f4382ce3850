import { Repeater } from '@graphql-yoga/subscription';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#db/orm.ts';
import type { Member } from '../auth/viewer.ts';
import type { Announcement, LiveActivity, LiveTransport } from './transport.ts';

/** Whose activities to listen to. A person is sent away when their session ends, and when their rights change. */
interface Audience {
  businessId: string;
  sessionId?: string;
  userId?: string;
  /** Called when they take in what they are told so slowly that too much waits for them; they are told no more. */
  onTooSlow(): void;
}

interface Listener {
  sessionId?: string;
  userId?: string;
  tell(activity: LiveActivity): void;
  end(): void;
}

/** Fans committed activities out to this node's own subscribers, and knows whose access tokens are worthless by now. */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>();
  /** With why they ended. Forgotten once the last access token of the session has expired by itself. */
  private readonly endedSessions = new Map<string, string>();
  private readonly keyWatchers: ((keyId: string) => void)[] = [];
  /** What version a member's rights have come to. Forgotten once the last token of an earlier one has expired by itself. */
  private readonly changedRights = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly transport: LiveTransport,
    private readonly accessTokenSeconds: number,
    private readonly log: Logger,
  ) {}

  /** Starts listening. `onGap` is called when announcements may have been missed: clients should then ask anew. */
  async start(onGap: () => void): Promise<void> {
    const catchUp = () => {
      void this.loadEnded().catch((error) => this.log.warn({ err: error }, 'live: sessions and rights that ended'));
      onGap();
    };
    await this.transport.listen((announcement) => this.receive(announcement), catchUp);
    await this.loadEnded();
  }

  /** Those of which the last access token may still be about. */
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

  /** Calls back for each key that was changed, on whichever node. */
  whenKeyChanges(tell: (keyId: string) => void): void {
    this.keyWatchers.push(tell);
  }

  /** Why a session has ended. Access tokens live on for minutes after that; this makes them worthless at once. */
  sessionEnded(sessionId: string): string | undefined {
    return this.endedSessions.get(sessionId);
  }

  /** Whether somebody may do what their access token says: its session lasts, and their rights are as they were. */
  isCurrent(member: Member): boolean {
    const rights = this.changedRights.get(keyOf(member));
    return !this.endedSessions.has(member.sessionId) && (rights === undefined || member.rights >= rights);
  }

  /** Everything that happens in a business from now on, in the order in which it was announced. */
  activities({ businessId, sessionId, userId, onTooSlow }: Audience): AsyncIterableIterator<LiveActivity> {
    return new Repeater<LiveActivity>(async (push, stop) => {
      const listener: Listener = {
        sessionId,
        userId,
        tell(activity) {
          try {
            void push(activity);
          } catch {
            // The Repeater's own limit of what may wait has been reached.
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

  /** Every listener is given the same object: what it is answered with is kept beside it (graphql/subscribe.ts). */
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

/** Which version a member's rights have come to. */
interface Rights {
  businessId: string;
  userId: string;
  rights: number;
}

const keyOf = ({ businessId, userId }: Omit<Rights, 'rights'>) => `${businessId} ${userId}`;
