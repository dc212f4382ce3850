import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

const CAPS = `query ($state: String!) { notarialFeeCaps(state: $state) {
  state act mode firstCents additionalCents unit validFrom validTo source certainty reviewedAt
} }`;
const MOVE = 'mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }';
const RULES = 'query ($state: String!) { travelRules(state: $state) { state rule source certainty reviewedAt } }';
const RATE = 'query ($on: Date) { mileageRate(on: $on) { validFrom validTo centsPerMile source certainty } }';
const PLACE = 'query ($code: String!) { postalCode(code: $code) { code city state latitude longitude } }';

let app: TestApp;
let dana: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
});

describe('notarial fee caps', () => {
  it('are returned for a state, by code or name, for every mode', async () => {
    const { notarialFeeCaps } = await dana.ask(CAPS, { state: 'CA' });
    expect(notarialFeeCaps).toMatchObject([
      {
        state: 'CA',
        act: 'any',
        mode: 'IN_PERSON',
        firstCents: 1500,
        unit: 'SIGNATURE',
        certainty: 'COMMON_KNOWLEDGE',
      },
    ]);
    expect((await dana.ask(CAPS, { state: 'california' })).notarialFeeCaps).toEqual(notarialFeeCaps);
    const carolina = (await dana.ask(CAPS, { state: 'NC' })).notarialFeeCaps;
    expect(carolina.map(({ mode, firstCents }: { mode: string; firstCents: number }) => [mode, firstCents])).toEqual([
      ['ELECTRONIC', 1500],
      ['IN_PERSON', 1000],
      ['REMOTE', 2500],
    ]);
    expect((await dana.ask(CAPS, { state: 'HI' })).notarialFeeCaps).toEqual([]);
  });

  it("default to the state of the business's address", async () => {
    const own = '{ notarialFeeCaps { state firstCents } business { address { state } } }';
    expect(await dana.ask(own)).toEqual({
      business: { address: null },
      notarialFeeCaps: [],
    });
    await dana.ask(MOVE, { input: { address: { state: 'TX' } } });
    const { notarialFeeCaps } = await dana.ask(own);
    expect(notarialFeeCaps.length).toBeGreaterThan(0);
    expect(new Set(notarialFeeCaps.map(({ state }: { state: string }) => state))).toEqual(new Set(['TX']));
  });

  it('are refused for an unknown state', async () => {
    const { extensions } = await dana.refused('VALIDATION_FAILED', CAPS, { state: 'Atlantis' });
    expect(extensions.fields?.map(({ path }) => path)).toEqual(['state']);
    await dana.refused('VALIDATION_FAILED', RULES, { state: '' });
  });
});

describe('travel rules', () => {
  it('are returned for a state', async () => {
    const { travelRules } = await dana.ask(RULES, { state: 'NV' });
    expect(travelRules).toHaveLength(2);
    expect(travelRules[0]).toMatchObject({ state: 'NV', certainty: 'STATUTE' });
    expect((await dana.ask(RULES, { state: 'CA' })).travelRules).toEqual([]);
  });
});

describe('the mileage rate', () => {
  it('is that of the day', async () => {
    expect((await dana.ask(RATE, { on: '2024-12-31' })).mileageRate).toMatchObject({ centsPerMile: 67 });
    expect((await dana.ask(RATE, { on: '2025-01-01' })).mileageRate).toMatchObject({ centsPerMile: 70 });
    expect((await dana.ask(RATE, { on: '2026-07-04' })).mileageRate).toMatchObject({
      centsPerMile: 72.5,
      validFrom: '2026-01-01',
      certainty: 'TO_BE_CHECKED',
    });
    expect((await dana.ask(RATE, { on: '1999-01-01' })).mileageRate).toBeNull();
  });

  it('defaults to today', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
    expect(await dana.ask(RATE)).toEqual(await dana.ask(RATE, { on: today }));
  });
});

describe('a ZIP code', () => {
  it('has a city and coordinates', async () => {
    const oakland = { code: '94607', city: 'Oakland', state: 'CA', latitude: 37.8071, longitude: -122.2851 };
    expect((await dana.ask(PLACE, { code: '94607' })).postalCode).toEqual(oakland);
    expect((await dana.ask(PLACE, { code: ' 94607-1234 ' })).postalCode).toEqual(oakland);
  });

  it('of the military has no coordinates, and an unknown one returns null', async () => {
    expect((await dana.ask(PLACE, { code: '34001' })).postalCode).toMatchObject({ state: 'AA', latitude: null });
    for (const code of ['00000', '9460', 'M5V', 'constructor', '']) {
      expect((await dana.ask(PLACE, { code })).postalCode).toBeNull();
    }
  });
});

it('is readable by everyone who is signed in', async () => {
  const visitor = app.visitor();
  await visitor.refused('UNAUTHENTICATED', CAPS, { state: 'CA' });
  await visitor.refused('UNAUTHENTICATED', RULES, { state: 'CA' });
  await visitor.refused('UNAUTHENTICATED', PLACE, { code: '94607' });
  expect((await visitor.send(RATE)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
