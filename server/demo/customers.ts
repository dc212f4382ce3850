import type { CustomerKind } from '#domain/inputs/customer.ts';

/**
 * [name, kind, street, city, ZIP, tags]. People and companies are made up; places are real, so that distances are
 * plausible.
 */
type DemoCustomer = readonly [string, CustomerKind, string, string, string, readonly string[]];

export const demoCustomers: readonly DemoCustomer[] = [
  ['Redwood Home Care', 'BUSINESS', '412 Webster St', 'Oakland', '94607', ['caregivers', 'monthly']],
  ['Bayview Staffing Group', 'BUSINESS', '55 New Montgomery St', 'San Francisco', '94105', ['staffing', 'monthly']],
  ['Alameda Little Learners', 'BUSINESS', '1516 Oak St', 'Alameda', '94501', ['childcare']],
  ['Lakeshore Montessori', 'BUSINESS', '3100 Lakeshore Ave', 'Oakland', '94610', ['childcare']],
  ['Pacific Title & Escrow', 'BUSINESS', '1970 Broadway', 'Oakland', '94612', ['escrow', 'loan signings']],
  ['East Bay Youth Soccer League', 'AGENCY', '2800 Park Blvd', 'Oakland', '94610', ['volunteers']],
  ['Contra Costa Adult Care', 'BUSINESS', '1320 Willow Pass Rd', 'Concord', '94520', ['caregivers']],
  ['Golden Gate Security Services', 'BUSINESS', '870 Market St', 'San Francisco', '94102', ['guard cards', 'monthly']],
  ['Peninsula Pediatric Therapy', 'BUSINESS', '1601 El Camino Real', 'Belmont', '94002', ['healthcare']],
  ['Berkeley Community Clinic', 'AGENCY', '2001 Dwight Way', 'Berkeley', '94704', ['healthcare']],
  [
    'First Harbor Signing Services',
    'SIGNING_SERVICE',
    '101 California St',
    'San Francisco',
    '94111',
    ['loan signings'],
  ],
  ['Nationwide Close Network', 'SIGNING_SERVICE', '1999 Harrison St', 'Oakland', '94612', ['loan signings', 'net 30']],
  ['Marin Real Estate Partners', 'BUSINESS', '900 5th Ave', 'San Rafael', '94901', ['real estate']],
  ['Hayward Unified Volunteers', 'AGENCY', '24411 Amador St', 'Hayward', '94544', ['volunteers', 'schools']],
  ['Fremont Swim Club', 'AGENCY', '3375 Country Dr', 'Fremont', '94536', ['volunteers']],
  ['Diablo Valley Insurance', 'BUSINESS', '1475 N Main St', 'Walnut Creek', '94596', ['insurance']],
  ['Mission Street Dental', 'BUSINESS', '2480 Mission St', 'San Francisco', '94110', ['healthcare']],
  ['Silverline Armored', 'BUSINESS', '2050 N 1st St', 'San Jose', '95131', ['guard cards']],
  ['Hannah Okafor', 'PERSON', '618 Haight St', 'San Francisco', '94117', []],
  ['Miguel Santos', 'PERSON', '2210 Fruitvale Ave', 'Oakland', '94601', []],
  ['Priya Raman', 'PERSON', '39120 Argonaut Way', 'Fremont', '94538', ['nurse']],
  ['Thomas Lindqvist', 'PERSON', '1455 Solano Ave', 'Albany', '94706', []],
  ['Grace Nakamura', 'PERSON', '77 Van Ness Ave', 'San Francisco', '94102', ['apostille']],
  ['Jamal Whitfield', 'PERSON', '3301 E 12th St', 'Oakland', '94601', ['guard card']],
  ['Olivia Brandt', 'PERSON', '520 Castro St', 'Mountain View', '94041', []],
  ['Wei Zhang', 'PERSON', '1800 Stockton St', 'San Francisco', '94133', ['FBI card']],
  ['Rosa Delgado', 'PERSON', '1001 B St', 'Hayward', '94541', []],
  ['Samuel Adeyemi', 'PERSON', '4100 Redwood Rd', 'Oakland', '94619', ['teacher']],
  ['Kathleen Murphy', 'PERSON', '245 Bridge Rd', 'Hillsborough', '94010', ['estate']],
  ['Anh Tran', 'PERSON', '1688 Tully Rd', 'San Jose', '95122', []],
  ['Benjamin Katz', 'PERSON', '2120 Vine St', 'Berkeley', '94709', ['estate']],
  ['Lucia Moretti', 'PERSON', '1400 Grant Ave', 'San Francisco', '94133', []],
  ['Darnell Hughes', 'PERSON', '909 Macdonald Ave', 'Richmond', '94801', ['guard card']],
  ['Emily Carter', 'PERSON', '33 Tamalpais Ave', 'Mill Valley', '94941', ['real estate agent']],
  ['Noor Siddiqui', 'PERSON', '4545 Peralta Blvd', 'Fremont', '94536', ['nurse']],
  ['Peter Novak', 'PERSON', '501 2nd St', 'San Mateo', '94401', []],
  ['Isabel Fuentes', 'PERSON', '1234 International Blvd', 'Oakland', '94606', ['caregiver']],
  ['Andrew Sullivan', 'PERSON', '88 King St', 'San Francisco', '94107', ['FBI card']],
  ['Mei-Ling Chow', 'PERSON', '700 Webster St', 'Palo Alto', '94301', ['apostille']],
  ['Robert Castellano', 'PERSON', '2500 Monument Blvd', 'Concord', '94520', []],
];

/** Returns a phone number with a Bay Area area code and the exchange reserved for fiction. */
export const demoPhone = (at: number): string => `(510) 555-01${String(at).padStart(2, '0')}`;

export const demoEmail = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')}@example.com`;
