import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Announcement, LiveTransport } from './transport.ts';

const channel = 'whorl:live';

/** Redis publish and subscribe, for many nodes: unlike NOTIFY it takes no lock at commit. */
export function createRedisTransport(url: string, log: Logger): LiveTransport {
  const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { lazyConnect: true });
  for (const redis of [publisher, subscriber]) redis.on('error', (error) => log.warn({ err: error }, 'live: Redis'));
  return {
    announceInside: async () => undefined,
    async announceAfter(announcements) {
      for (const announcement of announcements) {
        // Committed already: a Redis that is away must not turn a success into a failure. Clients refetch once it is back.
        await publisher.publish(channel, JSON.stringify(announcement)).catch(() => undefined);
      }
    },
    async listen(onAnnouncement, onGap) {
      let connectedBefore = false;
      subscriber.on('ready', () => {
        if (connectedBefore) onGap();
        connectedBefore = true;
      });
      subscriber.on('message', (_channel, text) => onAnnouncement(JSON.parse(text) as Announcement));
      await subscriber.subscribe(channel);
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
