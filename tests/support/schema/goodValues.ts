/** A PNG of one pixel. */
const ONE_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const PASSKEY = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

/** Valid texts, by where they are declared or else by name; a function if each must differ. */
const texts: Record<string, string | (() => string)> = {
  'Mutation.confirmTotp.code': '123456',
  'StepUpInput.totpCode': '123456',
  'SignInInput.totpCode': '123456',
  'CloseBusinessInput.name': 'Not its name',
  'SignUpInput.timeZone': 'America/Denver',
  'LineInput.description': 'Rolling',
  capReason: 'Agreed in writing',
  category: 'Business',
  city: 'Oakland',
  code: '94611',
  country: 'US',
  currentPassword: 'Correct-horse1',
  description: 'Live scan',
  email: () => `${crypto.randomUUID()}@example.com`,
  externalId: () => crypto.randomUUID(),
  fullName: 'Dana Ruiz',
  idempotencyKey: () => crypto.randomUUID(),
  invoicePrefix: 'INV-',
  line1: '1 Main Street',
  line2: 'Suite 2',
  message: 'Please come an hour later',
  month: '2026-11',
  name: 'Bay Staffing',
  newEmail: () => `${crypto.randomUUID()}@example.com`,
  newPassword: 'Correct-horse1',
  note: 'By hand',
  notes: 'Ring twice',
  password: 'Correct-horse1',
  phone: '510 555 0100',
  postalCode: '94611',
  query: 'Bay',
  quotePrefix: 'Q-',
  reason: 'A reason',
  recoveryCode: 'abcd-efgh',
  reference: 'Check 12',
  search: 'Bay',
  sessionId: 'cs_test_none',
  signatureImage: ONE_PIXEL,
  signerName: 'Robin Vale',
  slug: 'deposits-and-no-shows',
  state: 'CA',
  tag: 'school',
  tags: 'school',
  terms: 'Thank you',
  timeZone: 'America/Los_Angeles',
  dataUrl: ONE_PIXEL,
  invoiceTerms: 'Due soon',
  quoteTerms: 'As agreed',
  'PermissionGrantInput.permission': 'customers.read',
  'JoinTeamInput.tokenDelivery': 'COOKIE',
  networks: '203.0.113.0/24',
  scopes: 'customers.read',
  eventTypes: 'invoice.paid',
  url: 'https://hooks.example.com/whorl',
  after: '',
  before: '',
  betaToken: 'none',
  refreshToken: 'none',
  token: 'none',
};

const numbers: Record<string, number> = {
  first: 5,
  position: 1,
  latitude: 37.8,
  longitude: -122.2,
  'StartPortalPaymentInput.amountCents': 100,
};

/** Which value of an enum to use, if not the first. */
export const chosenOf: Record<string, string> = {
  'Mutation.changeMemberRole.role': 'CUSTOM',
  'InviteMemberInput.role': 'CUSTOM',
  'ChangeInvitationInput.role': 'CUSTOM',
};

/** Returns a valid value of a field. A new text field needs an entry above. */
export function goodValue(declaredAt: string, name: string, typeName: string): unknown {
  switch (typeName) {
    case 'String': {
      const text = texts[declaredAt] ?? texts[name];
      if (text === undefined) throw new Error(`Say in goodValues.ts which text ${declaredAt} takes`);
      return typeof text === 'string' ? text : text();
    }
    case 'Int':
    case 'Float':
    case 'Cents':
      return numbers[declaredAt] ?? numbers[name] ?? 1;
    case 'Boolean':
      return true;
    case 'Date':
      return '2027-03-14';
    case 'DateTime':
      return '2026-11-20T17:30:00Z';
    case 'JSONObject':
      return PASSKEY;
    default:
      throw new Error(`Say in goodValues.ts what a ${typeName} is like`);
  }
}
