import type { Logger } from 'pino';
import * as z from 'zod';
import { type Coordinates, estimatedMinutes, estimatedRoadMiles, type TravelFeeInput } from '#domain/travel.ts';

/** A drive: distance, duration, and how they were determined. */
export type Drive = Pick<TravelFeeInput, 'miles' | 'minutes' | 'method'>;

interface Routing {
  /** The address of an OSRM server; if undefined, drives are estimated. */
  osrmUrl: string | undefined;
  log: Logger;
}

const routingTimeoutMs = 2_000;
const metersPerMile = 1_609.344;

/** Returns the drive from the routing service; an estimate if there is none or it does not answer in time. */
export async function driveBetween(from: Coordinates, to: Coordinates, { osrmUrl, log }: Routing): Promise<Drive> {
  if (osrmUrl) {
    try {
      return await routedDrive(osrmUrl, from, to);
    } catch (error) {
      log.warn({ err: error }, 'the routing service did not answer; estimating the drive');
    }
  }
  const miles = estimatedRoadMiles(from, to);
  return { miles, minutes: estimatedMinutes(miles), method: 'ESTIMATED' };
}

/** OSRM's HTTP API, route service v1: meters and seconds of the fastest route. */
const osrmAnswer = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ distance: z.number().min(0), duration: z.number().min(0) })).min(1),
});

async function routedDrive(osrmUrl: string, from: Coordinates, to: Coordinates): Promise<Drive> {
  const places = [from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
  const response = await fetch(`${osrmUrl}/route/v1/driving/${places}?overview=false`, {
    signal: AbortSignal.timeout(routingTimeoutMs),
    redirect: 'error',
  });
  const { routes } = osrmAnswer.parse(await response.json());
  const { distance, duration } = routes[0]!;
  return { miles: distance / metersPerMile, minutes: duration / 60, method: 'ROUTED' };
}
