import type { SeedArticle } from './seedArticle.ts';

export const notaryFeeCapsByState: SeedArticle = {
  slug: 'notary-fee-caps-by-state',
  title: 'Notary fee caps by state: what you may charge for the act itself',
  excerpt:
    'Twenty states side by side: the cap for a paper act and a remote one, what each cap counts, and how sure we are of every figure.',
  category: 'Notary',
  publishedAt: '2026-11-10T17:00:00Z',
  featured: true,
  body: `
Your state decides the most you may charge for a notarial act. It decides much less about the rest of your bill.
Most trouble over notary fees starts when the two run together, so this article keeps them apart: first the
caps, then what they count, then what they leave to you.

## How to read the table

*Text* means that we read the words of the statute, rule or bill, sometimes in a reprint. *Report* means that we
have the figure only from somebody who describes the rule. Neither mark replaces the page of your own
commissioning office: a reprint can be a year behind, and caps do change.

| State | On paper | Electronic or remote | Basis |
|---|---|---|---|
| Arizona | $10 a notary signature | check | Report |
| California | $15 a signature | not in use yet | Report |
| Colorado | $15 a document | $25 | Report |
| Florida | $10 an act | $25 online | Report |
| Georgia | $2 an act | check | Text |
| Illinois | $5 an act | $25 | Text |
| Indiana | $10 a signature | $25 remote | Text, Report |
| Maryland | $8 an act | $30 remote | Report |
| Massachusetts | no general cap | check | Report |
| Michigan | $10 an act | $10 | Report |
| Nevada | $15, then $7.50, a signature | $25 | Report, Text |
| New Jersey | $2.50 an act | check | Report |
| New York | $2 an act | $25, costs included | Report, Text |
| North Carolina | $10 a signature | $15 electronic, $25 remote | Text |
| Ohio | $5 an act | $30, technology up to $10 more | Text |
| Pennsylvania | $5, then $2 a further name | up to $20 more | Report |
| Tennessee | a reasonable fee | check | Text |
| Texas | $10, then $1 a signature | check | Text |
| Virginia | $10 an act | $25 electronic | Report |
| Washington | $15 an act | $25 remote | Report |

A state missing here isn't a state without a cap. We left out what we couldn't support.

## Four figures that deserve a second look

- **Pennsylvania** moved its fee schedule in March 2026, by the one account we found. If your price sheet is
  older, check it now.
- **Maryland**'s statute now allows its Secretary of State to go higher than the regulation we could find. Ask
  which figure is in force.
- **New York**'s electronic fee stands in a rule that one legal library files under a repealed heading. The
  Department of State can tell you where it stands.
- **California** still shows up online at $10 in many copies of the law. The cap has been $15 since 2017 by
  every recent account; your current Notary Public Handbook settles it.

## What the cap counts

The same dollar figure means different things.

- **A signature.** In North Carolina and Indiana, two people signing one deed are two fees.
- **An act, but not a signature.** Ohio says outright that its fee may not be worked out per signature.
- **A document.** Colorado's figure covers everything needed to complete the act on one document.
- **First and further.** Texas allows the full fee for the first signature and a dollar for each one after it.
- **A transaction.** New Jersey is reported to set flat amounts, $15 and $25, for the whole of a real estate
  transfer or financing.

Count first, multiply second. Write the count on the invoice ("3 signatures at $10.00"), and anybody can follow
it.

## What the cap leaves to you

Travel, printing, scanning, waiting and courier runs are not the notarial act. In most states you may charge for
them when the customer agrees beforehand. A few states limit travel too: [pricing travel so customers accept
it](/articles/pricing-travel-so-customers-accept-it) lists those.

Three habits keep you on the right side everywhere:

1. Put the act on a line of its own, never inside a round "mobile notary visit" price.
2. Say the notarial fee before you act. Georgia's statute requires it; it is good manners in the rest.
3. Say of every other charge that it is yours and not the state's. Washington requires that for travel.

Some acts must be free. California allows no fee on vote-by-mail envelopes or on a veteran's benefit claim, and
North Carolina none on absentee ballot papers. Look up your own state's list before election season.

## How Whorl helps, and where it stops

In Whorl, a notarial line above the in-person cap on file for your state gets a warning that names the rule and
its source, and you have to write a reason to keep it. Its figures are data like the table above, some of them
still to be checked, so let the warning start your thinking and not end it.

## What to do this week

- Open your commissioning office's fee page and note the date you read it.
- Check what your cap counts: act, signature, document or transaction.
- Fix any price-list line that mixes the act with travel.
- Print the schedule if your state wants it displayed or handed over.
- Put a yearly reminder in your calendar to do this again.

*General information, not legal or tax advice. Check with your Secretary of State, or whoever commissions you,
before you rely on a figure.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- Ohio Revised Code 147.08: [codes.ohio.gov](https://codes.ohio.gov/ohio-revised-code/section-147.08)
- Illinois, 5 ILCS 312/3-104: [ilga.gov](https://www.ilga.gov/)
- North Carolina G.S. 10B-30 and 10B-31, in reprints; current text: [ncleg.gov](https://www.ncleg.gov/)
- Georgia O.C.G.A. 45-17-11, in a reprint; the authority: [gsccca.org](https://www.gsccca.org/)
- Texas House Bill 255 (2023), bill text: [capitol.texas.gov](https://capitol.texas.gov/)
- Tennessee Code 8-21-1201, Indiana Code 33-42-14-1 (2019), Nevada NRS 240.197 and New York 19 NYCRR 182.11:
  reprints
- California Government Code 8211, in older reprints; current text:
  [leginfo.legislature.ca.gov](https://leginfo.legislature.ca.gov/)
- National Notary Association law updates for Arizona, Maryland and Nevada:
  [nationalnotary.org](https://www.nationalnotary.org/)
- The other reported figures: published fee guides for notaries, not official pages
`.trim(),
};
