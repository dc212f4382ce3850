import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';

/** An activity as subscribers are told of it: what it was about. What is shown of it is read when it is told. */
export interface LiveActivity {
  id: string;
  businessId: string;
  type: string;
  customerId: string | null;
  quoteId: string | null;
  invoiceId: string | null;
  paymentId: string | null;
}

/** What every node must hear of once it has been committed. */
export type Announcement =
  | { kind: 'activity'; activity: LiveActivity }
  | { kind: 'sessionEnded'; sessionId: string; reason: string }
  /** A key was revoked, rotated, or may do other things now. */
  | { kind: 'keyChanged'; keyId: string }
  | { kind: 'rightsChanged'; businessId: string; userId: string; rights: number };

/** How announcements reach every node. One of the first two calls does the work, by what the transport can do. */
export interface LiveTransport {
  /** A select that, inside a transaction, has them go out with its commit, and not at all with its rollback. */
  announcedWithCommit(announcements: Announcement[]): RawBuilder<unknown> | undefined;
  announceAfterCommit(announcements: Announcement[]): void;
  /** Calls back for each announcement of any node, until closed. `onGap` tells that some may have been missed. */
  listen(onAnnouncement: (announcement: Announcement) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * What a node told the others, in a list. Nothing, with a word in the log, where it was written by a version of Whorl that
 * writes otherwise, as may be while another one is rolled out: no node ends by what it does not understand.
 */
export function readList<Told>(text: string, log: Logger): Told[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read) && read.every((told) => typeof told === 'object' && told)) return read;
  } catch {}
  log.warn({ text }, 'live: something that is not understood');
  return undefined;
}
