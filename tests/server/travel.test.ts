import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { CREATE_QUOTE, rolling, UPDATE_QUOTE, type Writer, withCustomer } from '#tests/support/quotes.ts';

const ESTIMATE = `query ($input: TravelInput!) { estimateTravel(input: $input) {
  miles minutes feeCents method explanation
} }`;
const oakland = { postalCode: '94607' };
const sanFrancisco = { postalCode: '94103' };
const way = { origin: oakland, destination: sanFrancisco };
const typed = { type: 'TRAVEL', description: 'By ferry', quantity: 1, unitCents: 900 };

let app: TestApp;
let dana: Writer;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
});

const estimate = async (input: Record<string, unknown>, person: GraphQLPerson = dana.person) =>
  (await person.ask(ESTIMATE, { input })).estimateTravel;

describe('an estimate', () => {
  it('uses ZIP codes and the rates of the business', async () => {
    // The great-circle distance of 7.5 miles, times 1.3; both ways at 72.5 cents.
    expect(await estimate(way)).toEqual({
      miles: 9.7,
      minutes: 24,
      feeCents: 1407,
      method: 'ESTIMATED',
      explanation: 'An estimated 9.7 miles each way, 19.4 miles round trip, at 72.5¢ per mile: $14.07.',
    });
    await dana.person.ask(`mutation { updateBusiness(input: {
      travelCentsPerMile: 100, travelFreeMiles: 5, travelMinimumCents: 2000, travelRoundTrip: false
    }) { id } }`);
    expect(await estimate(way)).toMatchObject({
      feeCents: 2000,
      explanation:
        'An estimated 9.7 miles one way, less 5 free, leaves 4.7 miles, at $1.00 per mile: $4.70, raised to the minimum of $20.00.',
    });
  });

  it('uses the rates of the input, if given', async () => {
    const rates = { roundTrip: true, freeMiles: 0, centsPerMile: 200, minimumCents: 0, tollsCents: 800 };
    expect(await estimate({ ...way, ...rates })).toMatchObject({ feeCents: 3880 + 800 });
  });

  it('prefers coordinates to ZIP codes, and ZIP codes to cities', async () => {
    const coordinates = { latitude: 37.8071, longitude: -122.2851 };
    expect(
      await estimate({ origin: { ...coordinates, postalCode: '10001' }, destination: sanFrancisco }),
    ).toMatchObject({
      miles: 9.7,
    });
    expect(
      await estimate({ origin: { ...oakland, city: 'New York', state: 'NY' }, destination: sanFrancisco }),
    ).toMatchObject({
      miles: 9.7,
    });
    const { miles } = await estimate({ origin: { city: 'Oakland', state: 'California' }, destination: sanFrancisco });
    expect(miles).toBeGreaterThan(8);
    expect(miles).toBeLessThan(18);
    expect(
      await estimate({ origin: { ...oakland, ...{ postalCode: '94607-1234' } }, destination: sanFrancisco }),
    ).toMatchObject({
      miles: 9.7,
    });
  });

  it('names the place that cannot be found', async () => {
    const fieldsOf = async (input: Record<string, unknown>) =>
      (await dana.person.refused('VALIDATION_FAILED', ESTIMATE, { input })).extensions.fields?.map(({ path }) => path);
    expect(await fieldsOf({ origin: { postalCode: '00000' }, destination: sanFrancisco })).toEqual([
      'origin.postalCode',
    ]);
    expect(await fieldsOf({ origin: oakland, destination: { city: 'Nowhere', state: 'CA' } })).toEqual([
      'destination.postalCode',
    ]);
    expect(await fieldsOf({ origin: {}, destination: { line1: 'Pier 9' } })).toEqual([
      'origin.postalCode',
      'destination.postalCode',
    ]);
    expect(await fieldsOf({ origin: { postalCode: '94607', country: 'DE' }, destination: oakland })).toEqual([
      'origin.postalCode',
    ]);
  });

  it('requires a session', async () => {
    await app.visitor().refused('UNAUTHENTICATED', ESTIMATE, { input: way });
  });
});

describe("a quote's travel", () => {
  const rates = { roundTrip: true, freeMiles: 0, centsPerMile: 100, minimumCents: 0 };
  const travel = { ...way, ...rates };

  it('becomes the only TRAVEL line, with its figures', async () => {
    const quote = await dana.create({ lines: [rolling, typed], travel });
    expect(quote.lines).toMatchObject([
      { type: 'ROLLING' },
      { type: 'TRAVEL', description: 'Travel, 9.7 miles each way', quantity: 1, unitCents: 1940 },
    ]);
    expect(quote).toMatchObject({
      totalCents: 8940,
      travel: { miles: 9.7, feeCents: 1940, method: 'ESTIMATED' },
      travelSettings: { origin: oakland, destination: sanFrancisco, ...rates, tollsCents: 0 },
    });
  });

  it('keeps its rates and line when other fields change', async () => {
    const { id } = await dana.create({ travel });
    await dana.person.ask('mutation { updateBusiness(input: { travelCentsPerMile: 500 }) { id } }');
    const changed = await dana.update(id, { lines: [{ ...rolling, quantity: 1 }, typed, typed] });
    expect(changed.lines).toMatchObject([{ type: 'ROLLING' }, { type: 'TRAVEL', unitCents: 1940 }]);
    expect(changed.totalCents).toBe(5440);
    const further = await dana.update(id, { travel: { ...travel, centsPerMile: 200 } });
    expect(further.lines).toMatchObject([{ type: 'ROLLING' }, { type: 'TRAVEL', unitCents: 3880 }]);
  });

  it('is removed with its line, or replaced by typed lines', async () => {
    const { id } = await dana.create({ travel });
    expect(await dana.update(id, { travel: null })).toMatchObject({
      travel: null,
      travelSettings: null,
      totalCents: 7000,
    });
    await dana.update(id, { travel });
    const byHand = await dana.update(id, { travel: null, lines: [rolling, typed] });
    expect(byHand.lines).toMatchObject([{ type: 'ROLLING' }, { type: 'TRAVEL', description: 'By ferry' }]);
    expect(byHand.travel).toBeNull();
  });

  it('is taxed only where the business taxes travel', async () => {
    const settle = (taxable: boolean) =>
      dana.person.ask('mutation ($taxable: Boolean) { updateBusiness(input: { travelTaxable: $taxable }) { id } }', {
        taxable,
      });
    expect(await dana.create({ travel, taxRate: 10 })).toMatchObject({ taxCents: 0 });
    await settle(true);
    expect(await dana.create({ travel, taxRate: 10 })).toMatchObject({ taxCents: 194 });
    await settle(false);
  });

  it('names the place that cannot be found', async () => {
    const lost = { ...travel, destination: { postalCode: '00000' } };
    const created = await dana.person.refused('VALIDATION_FAILED', CREATE_QUOTE, {
      input: { customerId: dana.customerId, lines: [rolling], travel: lost },
    });
    expect(created.extensions.fields?.map(({ path }) => path)).toEqual(['travel.destination.postalCode']);
    const { id } = await dana.create();
    await dana.person.refused('VALIDATION_FAILED', UPDATE_QUOTE, { id, input: { travel: lost } });
  });
});

describe('with a routing service', () => {
  let answer: (url: string) => { status: number; body: string } | null;
  let routing: Server;
  let routed: TestApp;
  const asked: string[] = [];

  beforeAll(async () => {
    routing = createServer((request, response) => {
      asked.push(request.url ?? '');
      const given = answer(request.url ?? '');
      if (given) response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
    });
    await new Promise<void>((listening) => routing.listen(0, '127.0.0.1', listening));
    const { port } = routing.address() as AddressInfo;
    routed = await startTestApp({ OSRM_URL: `http://127.0.0.1:${port}/` });
  });
  afterAll(() => {
    routing.closeAllConnections();
    routing.close();
  });

  it('uses its miles and minutes', async () => {
    const person = await routed.professional();
    answer = () => ({
      status: 200,
      body: JSON.stringify({ code: 'Ok', routes: [{ distance: 16_093.44, duration: 1_230 }] }),
    });
    expect(await estimate(way, person)).toEqual({
      miles: 10,
      minutes: 21,
      feeCents: 1450,
      method: 'ROUTED',
      explanation: '10 miles each way, 20 miles round trip, at 72.5¢ per mile: $14.50.',
    });
    expect(asked.at(-1)).toBe('/route/v1/driving/-122.2851,37.8071;-122.4147,37.7725?overview=false');
  });

  it('estimates where the service fails, finds no road, or returns nonsense or nothing', async () => {
    const person = await routed.professional();
    const failures = [
      { status: 500, body: 'oops' },
      { status: 400, body: JSON.stringify({ code: 'NoRoute', routes: [] }) },
      { status: 200, body: JSON.stringify({ code: 'Ok', routes: [{ distance: 'far' }] }) },
      null,
    ];
    for (const failure of failures) {
      answer = () => failure;
      expect(await estimate(way, person)).toMatchObject({ method: 'ESTIMATED', miles: 9.7 });
    }
  });
});
