import type { EntityManager } from '@mikro-orm/postgresql';

/** What every node must hear of once it has been committed. */
export type Announcement =
  | { kind: 'activity'; businessId: string; activityId: string }
  | { kind: 'sessionEnded'; sessionId: string; reason: string };

/** How announcements reach every node. One of the two announce calls does the work, by what the transport can do. */
export interface LiveTransport {
  /** Inside the transaction: goes out with its commit, and not at all with its rollback. */
  announceInside(em: EntityManager, announcements: Announcement[]): Promise<void>;
  /** After the commit. */
  announceAfter(announcements: Announcement[]): Promise<void>;
  /** Calls back for each announcement of any node, until closed. `onGap` tells that some may have been missed. */
  listen(onAnnouncement: (announcement: Announcement) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}
