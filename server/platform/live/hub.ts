import { type PubSub, createPubSub } from '@graphql-yoga/subscription';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#db/orm.ts';
import type { Announcement, LiveTransport } from './transport.ts';

/** An activity as subscribers are told of it; loaded once for each node, however many listen. */
export interface LiveActivity {
  id: string;
  businessId: string;
  type: string;
  invoiceId: string | null;
  paymentId: string | null;
}

type Channels = { activity: [businessId: string, activity: LiveActivity] };

/** Fans committed activities out to this node's own subscribers, and knows which sessions have ended. */
export class LiveHub {
  private readonly pubSub: PubSub<Channels> = createPubSub<Channels>();
  private readonly listeners = new Map<string, number>();
  private readonly endedSessions = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly transport: LiveTransport,
    private readonly log: Logger,
  ) {}

  /** Starts listening. `onGap` is called when announcements may have been missed: clients should then ask anew. */
  async start(onGap: () => void, accessTokenSeconds: number): Promise<void> {
    await this.transport.listen((announcement) => void this.receive(announcement), onGap);
    const { rows } = await sql<{ id: string }>`
      select id from sessions where ended_at > now() - make_interval(secs => ${accessTokenSeconds})
    `.execute(this.database.em.getKysely());
    for (const { id } of rows) this.endedSessions.add(id);
  }

  /** Access tokens live on for minutes after their session ended; this makes them worthless at once. */
  sessionEnded(sessionId: string): boolean {
    return this.endedSessions.has(sessionId);
  }

  /** Everything that happens in a business from now on. */
  async *activities(businessId: string): AsyncGenerator<LiveActivity> {
    this.listeners.set(businessId, (this.listeners.get(businessId) ?? 0) + 1);
    try {
      yield* this.pubSub.subscribe('activity', businessId);
    } finally {
      const left = (this.listeners.get(businessId) ?? 1) - 1;
      if (left === 0) this.listeners.delete(businessId);
      else this.listeners.set(businessId, left);
    }
  }

  private async receive(announcement: Announcement): Promise<void> {
    if (announcement.kind === 'sessionEnded') {
      this.endedSessions.add(announcement.sessionId);
      return;
    }
    if (!this.listeners.has(announcement.businessId)) return;
    try {
      const activity = await this.load(announcement);
      if (activity) this.pubSub.publish('activity', activity.businessId, activity);
    } catch (error) {
      this.log.error({ err: error, announcement }, 'live: an activity could not be loaded');
    }
  }

  private async load({ businessId, activityId }: Extract<Announcement, { kind: 'activity' }>): Promise<LiveActivity | undefined> {
    const { rows } = await sql<LiveActivity>`
      select id, business_id as "businessId", type, invoice_id as "invoiceId", payment_id as "paymentId"
      from activities where business_id = ${businessId} and id = ${activityId}
    `.execute(this.database.em.getKysely());
    return rows[0];
  }
}
