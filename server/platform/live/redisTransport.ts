import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { OtherNodes, type Pulse } from './otherNodes.ts';
import { type Announcement, type LiveTransport, readList } from './transport.ts';

const channel = 'whorl:live';
const pulses = 'whorl:nodes';
const longestPause = 2_000;
const longestAnswer = 5_000;

/** A transport over Redis publish/subscribe, for many nodes: unlike NOTIFY it takes no lock at commit. */
export function createRedisTransport(url: string, log: Logger): LiveTransport {
  const retryStrategy = (attempts: number) => Math.min(attempts * 50, longestPause);
  // Commands are neither queued nor retried while Redis is away; clients refetch once it is back.
  const publisher = new Redis(url, {
    retryStrategy,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    commandTimeout: longestAnswer,
  });
  const subscriber = new Redis(url, {
    retryStrategy,
    lazyConnect: true,
    autoResubscribe: false,
    // Lets a node start while Redis hangs.
    commandTimeout: longestAnswer,
  });
  for (const redis of [publisher, subscriber]) redis.on('error', (error) => log.warn({ err: error }, 'live: Redis'));

  let unpublished = false;
  publisher.on('ready', () => unpublished && publish([]));

  /** Publishes. An empty list stands for announcements that could not be published. */
  function publish(announcements: Announcement[]): void {
    unpublished = false;
    publisher.publish(channel, JSON.stringify(announcements)).catch(() => {
      unpublished = true;
    });
  }

  let others: OtherNodes | undefined;
  /** A failed heartbeat is not retried. */
  const sendPulse = (pulse: Pulse) => void publisher.publish(pulses, JSON.stringify([pulse])).catch(() => undefined);

  return {
    announcedWithCommit: () => undefined,
    announceAfterCommit(announcements) {
      if (announcements.length > 0) publish(announcements);
    },
    async listen(onAnnouncement, onGap) {
      others = new OtherNodes(sendPulse, onGap);
      subscriber.on('message', (from, text) => {
        if (from === pulses) {
          for (const pulse of readList<Pulse>(text, log) ?? []) others?.hear(pulse);
          return;
        }
        const announcements = readList<Announcement>(text, log);
        for (const announcement of announcements ?? []) onAnnouncement(announcement);
        if (announcements?.length === 0) onGap();
      });
      await new Promise<void>((resolve) => {
        let wasAway = false;
        subscriber.on('error', () => resolve());
        subscriber.on('close', () => {
          wasAway = true;
        });
        subscriber.on('ready', async () => {
          others?.forget();
          await subscriber.subscribe(channel, pulses).catch(() => undefined);
          if (wasAway) onGap();
          wasAway = false;
          resolve();
        });
        subscriber.connect().catch(() => undefined);
      });
      others.start();
    },
    async close() {
      others?.leave();
      await publisher.quit().catch(() => publisher.disconnect());
      subscriber.disconnect();
    },
  };
}
