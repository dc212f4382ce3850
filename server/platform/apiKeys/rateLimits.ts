import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { LIMIT_WINDOW_SECONDS } from '#domain/apiKeys/limits.ts';
import { networkOf } from '#domain/identity/networkAddress.ts';
import { waitInWords } from '#domain/identity/throttle.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Member } from '../auth/viewer.ts';
import type { KnownKey } from './apiKeys.ts';

/** The usage of a rate limit, and the seconds until it resets. */
export interface Count {
  policy: Policy;
  limit: number;
  used: number;
  resetSeconds: number;
}

type Policy = 'requests' | 'cost';

const PRINTINGS_PER_MINUTE = 30;
const longestAnswerMs = 500;
const longestPauseMs = 2_000;

/**
 * Counts requests per minute of API keys (by business), sessions and visitors. Nodes share the counts by Redis; without
 * it, or while it does not answer, each node counts for itself. Never waits for the database.
 */
export class RateLimits {
  private readonly redis: Redis | undefined;
  private readonly counters: Record<Policy, RateLimiterAbstract>;
  private readonly people = counterIn('people');
  private readonly visitors = counterIn('visitors');

  constructor(
    redisUrl: string | undefined,
    private readonly personRequestsPerMinute: number,
    log: Logger,
  ) {
    this.redis = redisUrl ? connect(redisUrl, log) : undefined;
    this.counters = { requests: this.counterOf('requests'), cost: this.counterOf('cost') };
  }

  /** Counts one request of a key. */
  request({ actor, limits }: KnownKey): Promise<Count> {
    return this.count('requests', actor.businessId, 1, limits.requestsPerMinute);
  }

  /** Counts an operation's cost for a key. An operation over the limit is not counted, so that a cheaper one may still run. */
  async cost({ actor, limits }: KnownKey, cost: number): Promise<Count> {
    const count = await this.count('cost', actor.businessId, cost, limits.costPerMinute);
    if (isPassed(count)) await this.counters.cost.reward(actor.businessId, cost);
    return count;
  }

  /** Counts one request of a person's session. Throws RATE_LIMITED above what any screen can send. */
  async person({ sessionId }: Member): Promise<void> {
    const { consumedPoints, msBeforeNext } = await this.people.penalty(sessionId);
    const most = this.personRequestsPerMinute;
    if (consumedPoints > most) throw tooMuchAMinute(most, 'requests of one session', msBeforeNext);
  }

  /** Counts one document printed by a visitor, per network. Throws RATE_LIMITED. */
  async printing(address: string): Promise<void> {
    const { consumedPoints, msBeforeNext } = await this.visitors.penalty(networkOf(address));
    if (consumedPoints > PRINTINGS_PER_MINUTE)
      throw tooMuchAMinute(PRINTINGS_PER_MINUTE, 'documents of one network', msBeforeNext);
  }

  close(): void {
    this.redis?.disconnect();
  }

  private async count(policy: Policy, businessId: string, points: number, limit: number): Promise<Count> {
    const { consumedPoints, msBeforeNext } = await this.counters[policy].penalty(businessId, points);
    return { policy, limit, used: consumedPoints, resetSeconds: secondsOf(msBeforeNext) };
  }

  private counterOf(policy: Policy): RateLimiterAbstract {
    const insurance = counterIn(policy);
    if (!this.redis) return insurance;
    return new RateLimiterRedis({
      storeClient: this.redis,
      insuranceLimiter: insurance,
      rejectIfRedisNotReady: true,
      keyPrefix: `whorl:limit:${policy}`,
      ...window,
    });
  }
}

/** The counter has no limit of its own, because limits differ by plan. */
const window = { points: Number.MAX_SAFE_INTEGER, duration: LIMIT_WINDOW_SECONDS };
const counterIn = (keyPrefix: string) => new RateLimiterMemory({ keyPrefix, ...window });

function connect(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    retryStrategy: (attempts) => Math.min(attempts * 50, longestPauseMs),
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    commandTimeout: longestAnswerMs,
    // Closes a connection that hangs, so that later calls fail fast until Redis answers again.
    socketTimeout: longestAnswerMs,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'limits: Redis'));
  return redis;
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

export const isPassed = ({ used, limit }: Count): boolean => used > limit;

/** Returns the refusal for a limit of the plan that was exceeded. */
export function limitPassed({ policy, limit, resetSeconds }: Count): Refusal {
  const given = `${limit.toLocaleString('en-US')} ${policy === 'requests' ? 'requests' : 'points of cost'} a minute`;
  return tooMuch(`Your plan allows ${given} across all API keys`, resetSeconds);
}

const tooMuchAMinute = (limit: number, what: string, msBeforeNext: number) =>
  tooMuch(`${limit.toLocaleString('en-US')} ${what} are allowed a minute`, secondsOf(msBeforeNext));

const tooMuch = (why: string, retryAfterSeconds: number) =>
  new Refusal('RATE_LIMITED', `${why}. Try again in ${waitInWords(retryAfterSeconds)}`, { retryAfterSeconds });

/** Returns the counts as headers, in the form of draft-ietf-httpapi-ratelimit-headers-11. */
export function rateLimitHeaders(counts: readonly Count[]): Record<string, string> {
  const listed = (item: (count: Count) => string) => counts.map(item).join(', ');
  return {
    'ratelimit-policy': listed(
      ({ policy, limit }) =>
        `"${policy}";q=${limit};w=${LIMIT_WINDOW_SECONDS}${policy === 'requests' ? '' : `;qu="${policy}"`}`,
    ),
    ratelimit: listed(
      ({ policy, limit, used, resetSeconds }) => `"${policy}";r=${Math.max(0, limit - used)};t=${resetSeconds}`,
    ),
  };
}
