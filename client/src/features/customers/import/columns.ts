/** What a column of a spreadsheet may hold; the labels are the columns of our own export. */
export const importFields = {
  name: { label: 'Name', heads: ['name', 'fullname', 'customer', 'customername', 'company', 'displayname'] },
  kind: { label: 'Kind', heads: ['kind', 'type', 'customertype'] },
  email: { label: 'Email', heads: ['email', 'emailaddress', 'mail'] },
  phone: { label: 'Phone', heads: ['phone', 'phonenumber', 'mobile', 'telephone', 'cell'] },
  line1: { label: 'Street', heads: ['street', 'address', 'address1', 'addressline1', 'streetaddress', 'line1'] },
  line2: { label: 'Suite', heads: ['suite', 'unit', 'apt', 'address2', 'addressline2', 'line2'] },
  city: { label: 'City', heads: ['city', 'town'] },
  state: { label: 'State', heads: ['state', 'province', 'region'] },
  postalCode: { label: 'ZIP', heads: ['zip', 'zipcode', 'postalcode', 'postcode'] },
  country: { label: 'Country', heads: ['country'] },
  tags: { label: 'Tags', heads: ['tags', 'tag', 'labels', 'groups'] },
  taxExempt: { label: 'Tax exempt', heads: ['taxexempt', 'exempt'] },
  netDays: { label: 'Net days', heads: ['netdays', 'terms', 'paymentterms', 'daystopay'] },
  notes: { label: 'Notes', heads: ['notes', 'note', 'comments', 'memo'] },
} as const;

export type ImportField = keyof typeof importFields;

/** Which column of the file fills which field; a field without a column stays empty. */
export type Mapping = Partial<Record<ImportField, string>>;

const plain = (head: string) => head.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The mapping that the file's own heads suggest. */
export function guessMapping(heads: readonly string[]): Mapping {
  const mapping: Mapping = {};
  for (const field of Object.keys(importFields) as ImportField[]) {
    const known: readonly string[] = importFields[field].heads;
    const head = heads.find((candidate) => known.includes(plain(candidate)));
    if (head) mapping[field] = head;
  }
  return mapping;
}
