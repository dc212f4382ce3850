import { Repeater } from '@graphql-yoga/subscription';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#db/orm.ts';
import type { Announcement, LiveActivity, LiveTransport } from './transport.ts';

/** Whose activities to listen to. A listener with a session is sent away when that session ends. */
interface Audience {
  businessId: string;
  sessionId?: string;
  /** Called when they take in what they are told so slowly that too much waits for them; they are told no more. */
  onTooSlow(): void;
}

interface Listener {
  sessionId?: string;
  tell(activity: LiveActivity): void;
  end(): void;
}

/** Fans committed activities out to this node's own subscribers, and knows which sessions have ended. */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>();
  /** With why they ended. Forgotten once the last access token of the session has expired by itself. */
  private readonly endedSessions = new Map<string, string>();
  private readonly keyWatchers: ((keyId: string) => void)[] = [];

  constructor(
    private readonly database: Database,
    private readonly transport: LiveTransport,
    private readonly accessTokenSeconds: number,
    private readonly log: Logger,
  ) {}

  /** Starts listening. `onGap` is called when announcements may have been missed: clients should then ask anew. */
  async start(onGap: () => void): Promise<void> {
    const onMissed = () => {
      void this.readEndedSessions().catch((error) => this.log.warn({ err: error }, 'live: sessions that ended'));
      onGap();
    };
    await this.transport.listen((announcement) => this.receive(announcement), onMissed);
    await this.readEndedSessions();
  }

  /** Those of which the last access token may still be about. */
  private async readEndedSessions(): Promise<void> {
    const { rows } = await sql<{ id: string; reason: string }>`
      select id, ended_reason as reason from sessions where ended_at > now() - make_interval(secs => ${this.accessTokenSeconds})
    `.execute(this.database.em.getKysely());
    for (const { id, reason } of rows) if (!this.endedSessions.has(id)) this.endSession(id, reason);
  }

  /** Calls back for each key that was changed, on whichever node. */
  whenKeyChanges(tell: (keyId: string) => void): void {
    this.keyWatchers.push(tell);
  }

  /** Why a session has ended. Access tokens live on for minutes after that; this makes them worthless at once. */
  sessionEnded(sessionId: string): string | undefined {
    return this.endedSessions.get(sessionId);
  }

  /** Everything that happens in a business from now on, in the order in which it was announced. */
  activities({ businessId, sessionId, onTooSlow }: Audience): AsyncIterableIterator<LiveActivity> {
    return new Repeater<LiveActivity>(async (push, stop) => {
      const listener: Listener = {
        sessionId,
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
    else for (const tell of this.keyWatchers) tell(announcement.keyId);
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
}
