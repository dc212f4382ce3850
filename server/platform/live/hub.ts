import { Repeater } from '@graphql-yoga/subscription';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#db/orm.ts';
import type { Announcement, LiveTransport } from './transport.ts';

/** An activity as subscribers are told of it; loaded once for each node, however many listen. */
export interface LiveActivity {
  id: string;
  businessId: string;
  type: string;
  customerId: string | null;
  quoteId: string | null;
  invoiceId: string | null;
  paymentId: string | null;
}

/** Whose activities to listen to. A listener with a session is sent away when that session ends. */
interface Audience {
  businessId: string;
  sessionId?: string;
}

interface Listener extends Audience {
  tell(activity: LiveActivity): void;
  end(): void;
}

/** Fans committed activities out to this node's own subscribers, and knows which sessions have ended. */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>();
  /** With why they ended. Forgotten once the last access token of the session has expired by itself. */
  private readonly endedSessions = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly transport: LiveTransport,
    private readonly log: Logger,
    private readonly accessTokenSeconds: number,
  ) {}

  /** Starts listening. `onGap` is called when announcements may have been missed: clients should then ask anew. */
  async start(onGap: () => void): Promise<void> {
    await this.transport.listen((announcement) => void this.receive(announcement), onGap);
    const { rows } = await sql<{ id: string; reason: string }>`
      select id, ended_reason as reason from sessions where ended_at > now() - make_interval(secs => ${this.accessTokenSeconds})
    `.execute(this.database.em.getKysely());
    for (const { id, reason } of rows) this.endSession(id, reason);
  }

  /** Why a session has ended. Access tokens live on for minutes after that; this makes them worthless at once. */
  sessionEnded(sessionId: string): string | undefined {
    return this.endedSessions.get(sessionId);
  }

  /** Everything that happens in a business from now on. */
  activities({ businessId, sessionId }: Audience): AsyncIterableIterator<LiveActivity> {
    return new Repeater<LiveActivity>(async (push, stop) => {
      const listener: Listener = {
        businessId,
        sessionId,
        // A subscriber that cannot keep up is let go; its client comes back and asks anew.
        tell: (activity) => void push(activity).catch(() => stop()),
        end: () => stop(),
      };
      const together = this.listeners.get(businessId) ?? new Set();
      this.listeners.set(businessId, together.add(listener));
      await stop;
      together.delete(listener);
      if (together.size === 0) this.listeners.delete(businessId);
    });
  }

  private async receive(announcement: Announcement): Promise<void> {
    if (announcement.kind === 'sessionEnded') return this.endSession(announcement.sessionId, announcement.reason);
    if (!this.listeners.has(announcement.businessId)) return;
    try {
      const activity = await this.load(announcement);
      if (activity) for (const listener of this.listeners.get(activity.businessId) ?? []) listener.tell(activity);
    } catch (error) {
      this.log.error({ err: error, announcement }, 'live: an activity could not be loaded');
    }
  }

  private endSession(sessionId: string, reason: string): void {
    this.endedSessions.set(sessionId, reason);
    setTimeout(() => this.endedSessions.delete(sessionId), this.accessTokenSeconds * 1000).unref();
    for (const together of this.listeners.values()) {
      for (const listener of together) if (listener.sessionId === sessionId) listener.end();
    }
  }

  private async load({
    businessId,
    activityId,
  }: Extract<Announcement, { kind: 'activity' }>): Promise<LiveActivity | undefined> {
    const { rows } = await sql<LiveActivity>`
      select id, business_id as "businessId", type, customer_id as "customerId", quote_id as "quoteId",
        invoice_id as "invoiceId", payment_id as "paymentId"
      from activities where business_id = ${businessId} and id = ${activityId}
    `.execute(this.database.em.getKysely());
    return rows[0];
  }
}
