import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';

/** An activity as announced. Its content is read when a subscriber receives it. */
export interface LiveActivity {
  id: string;
  businessId: string;
  type: string;
  customerId: string | null;
  quoteId: string | null;
  invoiceId: string | null;
  paymentId: string | null;
}

/** What every node is told after a commit. */
export type Announcement =
  | { kind: 'activity'; activity: LiveActivity }
  | { kind: 'sessionEnded'; sessionId: string; reason: string }
  /** A key was revoked, rotated or changed. */
  | { kind: 'keyChanged'; keyId: string }
  | { kind: 'rightsChanged'; businessId: string; userId: string; rights: number };

/** Carries announcements to every node: either within the transaction, or by a call after its commit. */
export interface LiveTransport {
  /** Returns a select that makes the transaction's commit send the announcements; undefined if the transport cannot. */
  announcedWithCommit(announcements: Announcement[]): RawBuilder<unknown> | undefined;
  announceAfterCommit(announcements: Announcement[]): void;
  /** Calls back for each announcement of any node until closed; `onGap` when some may have been missed. */
  listen(onAnnouncement: (announcement: Announcement) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Parses a list from another node. Logs and returns undefined for a format of another version of Whorl, as may occur during
 * a rolling update.
 */
export function readList<Told>(text: string, log: Logger): Told[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read) && read.every((told) => typeof told === 'object' && told)) return read;
  } catch {}
  log.warn({ text }, 'live: unknown message format');
  return undefined;
}
