import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GraphQLPerson } from '#tests/support/person.ts';

const UPDATE = `mutation ($input: BusinessInput!) { updateBusiness(input: $input) {
  name email phone timeZone quotePrefix invoicePrefix quoteTerms netDays taxRate travelCentsPerMile travelRoundTrip
  address { city state postalCode }
} }`;
const SET_LOGO = 'mutation ($dataUrl: String!) { setBusinessLogo(dataUrl: $dataUrl) { logoUrl } }';
const REMOVE_LOGO = 'mutation { removeBusinessLogo { logoUrl } }';

/** A PNG of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
});

describe('the settings of a business', () => {
  it('change the given fields and keep omitted ones', async () => {
    const input = {
      name: ' Ridgeline Prints ',
      timeZone: 'America/Denver',
      address: { city: 'Boulder', state: 'Colorado', postalCode: '80302' },
      invoicePrefix: 'RP-',
      taxRate: 8.845,
      travelCentsPerMile: 70,
    };
    const { updateBusiness } = await dana.ask(UPDATE, { input });
    expect(updateBusiness).toMatchObject({
      ...input,
      name: 'Ridgeline Prints',
      address: { city: 'Boulder', state: 'CO', postalCode: '80302' },
      quotePrefix: 'Q-',
      netDays: 14,
      travelRoundTrip: true,
    });
    const { updateBusiness: moved } = await dana.ask(UPDATE, { input: { address: { city: 'Louisville' } } });
    expect(moved.address).toMatchObject({ city: 'Louisville', state: 'CO', postalCode: '80302' });
    const { updateBusiness: cleared } = await dana.ask(UPDATE, { input: { phone: null, address: null } });
    expect(cleared).toMatchObject({ name: 'Ridgeline Prints', address: null });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ quotePrefix: 'Q2026' }, 'quotePrefix'],
    [{ netDays: 366 }, 'netDays'],
    [{ taxRate: 101 }, 'taxRate'],
    [{ travelMinimumCents: -1 }, 'travelMinimumCents'],
    [{ address: { state: 'Nowhere', postalCode: 'x' } }, 'address.state'],
  ])('reject %o at its field', async (input, path) => {
    const { extensions } = await dana.refused('VALIDATION_FAILED', UPDATE, { input });
    expect(extensions.fields?.map((field) => field.path)).toContain(path);
  });

  it('are all stored in concurrent updates of different fields', async () => {
    const inputs = [{ tips: true }, { partPayments: false }, { netDays: 45 }, { phone: '(510) 555-0147' }];
    await Promise.all(inputs.map((input) => dana.ask(UPDATE, { input })));
    const { business } = await dana.ask('{ business { tips partPayments netDays phone } }');
    expect(business).toEqual(Object.assign({}, ...inputs));
  });

  it('are refused to a visitor', async () => {
    await app.visitor().refused('UNAUTHENTICATED', UPDATE, { input: { name: 'Mine' } });
    await app.visitor().refused('UNAUTHENTICATED', SET_LOGO, { dataUrl: pixel });
    await app.visitor().refused('UNAUTHENTICATED', REMOVE_LOGO);
    await app.visitor().refused('UNAUTHENTICATED', '{ business { id } }');
  });

  it('are separate for each business', async () => {
    const other = await app.professional('Somebody Else');
    await dana.ask(UPDATE, { input: { name: 'Only Danas' } });
    expect((await other.ask('{ business { name } }')).business.name).toBe('Somebody Else');
  });
});

describe('the logo', () => {
  it('is public by its address, which changes with each upload', async () => {
    const first = (await dana.ask(SET_LOGO, { dataUrl: pixel })).setBusinessLogo.logoUrl;
    const response = await app.visitor().get(first);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
    const second = (await dana.ask(SET_LOGO, { dataUrl: pixel })).setBusinessLogo.logoUrl;
    expect(second).not.toBe(first);
    expect((await app.visitor().get(first)).status).toBe(404);
    expect((await dana.ask(REMOVE_LOGO)).removeBusinessLogo.logoUrl).toBeNull();
    expect((await app.visitor().get(second)).status).toBe(404);
    expect((await app.visitor().get('/files/not-an-id')).status).toBe(404);
  });

  it('is refused where it is damaged, because every PDF would fail', async () => {
    // A JPEG header without picture data.
    const dataUrl = `data:image/jpeg;base64,${Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex').toString('base64')}`;
    const { extensions } = await dana.refused('VALIDATION_FAILED', SET_LOGO, { dataUrl });
    expect(extensions.fields).toMatchObject([{ path: 'dataUrl', code: 'DAMAGED_PICTURE' }]);
  });

  it('is stored at its printed size, without camera metadata', async () => {
    const photo = await sharp({ create: { width: 3162, height: 3162, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const dataUrl = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const { logoUrl } = (await dana.ask(SET_LOGO, { dataUrl })).setBusinessLogo;
    const kept = await sharp(await (await app.visitor().get(logoUrl)).arrayBuffer()).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 360, height: 360 });
    expect(kept.exif).toBeUndefined();
  });

  it('is refused above the maximum number of pixels', async () => {
    const png = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const dataUrl = `data:image/png;base64,${png.toString('base64')}`;
    const { extensions } = await dana.refused('VALIDATION_FAILED', SET_LOGO, { dataUrl });
    expect(extensions.fields).toMatchObject([{ path: 'dataUrl', code: 'DAMAGED_PICTURE' }]);
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zy8+',
    'https://example.com/logo.png',
    `data:image/png;base64,${'A'.repeat(800_000)}`,
  ])('must be a small PNG or JPEG', async (dataUrl) => {
    await dana.refused('VALIDATION_FAILED', SET_LOGO, { dataUrl });
  });
});

describe('an unknown browser time zone', () => {
  const ZONE = '{ business { timeZone timeZoneGuessed } }';
  const signedUp = (email: string, timeZone: string | null) =>
    GraphQLPerson.signUp(app.address, { fullName: 'Odd Browser', email, password: 'Correct-horse1', timeZone });

  it.each([
    ['America/Chicago', 'America/Chicago', false],
    ['EST5EDT', 'America/New_York', true],
    ['Etc/Unknown', 'America/Los_Angeles', true],
    ['GMT+8', 'America/Los_Angeles', true],
    ['', 'America/Los_Angeles', true],
    [null, 'America/Los_Angeles', true],
  ])('does not block a sign-up: %s', async (told, timeZone, timeZoneGuessed) => {
    const person = await signedUp(`zone${String(told).toLowerCase().replace(/\W/g, '')}@example.com`, told);
    expect((await person.ask(ZONE)).business).toEqual({ timeZone, timeZoneGuessed });
  });

  it('must be confirmed or changed later', async () => {
    const person = await signedUp('confirms@example.com', 'EST5EDT');
    await person.ask(UPDATE, { input: { name: 'Something else' } });
    expect((await person.ask(ZONE)).business.timeZoneGuessed).toBe(true);
    await person.ask(UPDATE, { input: { timeZone: 'America/New_York' } });
    expect((await person.ask(ZONE)).business).toEqual({ timeZone: 'America/New_York', timeZoneGuessed: false });
    await person.refused('VALIDATION_FAILED', UPDATE, { input: { timeZone: 'Etc/Unknown' } });
  });
});
