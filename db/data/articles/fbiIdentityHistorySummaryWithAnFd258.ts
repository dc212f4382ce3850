import type { SeedArticle } from './seedArticle.ts';

export const fbiIdentityHistorySummaryWithAnFd258: SeedArticle = {
  slug: 'fbi-identity-history-summary-with-an-fd-258',
  title: 'The FBI Identity History Summary with an FD-258',
  excerpt:
    'Customers call it “the FBI check”. What the departmental order is for, the four ways to ask, and your part: a clean card and a clear answer.',
  category: 'Fingerprinting',
  publishedAt: '2026-09-08T16:00:00Z',
  featured: false,
  body: `
"I need an FBI background check for Spain." You'll hear it every month with another country in it. What the
caller almost always wants is an **Identity History Summary**: the FBI's own record about them, or a letter that
says there is none. They ask for it themselves, under a rule from 1973 called the departmental order. Your part
is the fingerprints, and knowing enough to keep them from buying the wrong thing.

## What it is for, and what it isn't

The rule lets people see *their own* record, to review it and to have mistakes corrected. People also use it for
visas, residence permits, adoption and work abroad.

It isn't for jobs and licenses inside the United States. The FBI says so. Those checks go through a state agency
or another authorized channel, because the employer may not see the record. If the caller says "for my nursing
license", stop and ask for the board's instructions. In California that will mean [live
scan](/articles/live-scan-in-california-step-by-step).

## Four ways to ask

| Way | Prints | Good to know |
|---|---|---|
| Online to the FBI, prints by mail | Card | Request at edo.cjis.gov, print the confirmation, mail it with the card |
| Online to the FBI, prints at a post office | Scanned there | Selected post offices; USPS has set its own fee, $50 when we last saw it |
| All by mail | Card | Form, card, payment; the slowest |
| An FBI-approved channeler | Card or scan | A private company, its own price; usually the quickest |

The FBI's fee is **$18** a request. By mail it takes a money order or a certified check made out to the Treasury
of the United States, or a credit card form. It doesn't take cash, personal checks or business checks. Another
sealed response is another request and another $18. People who can't pay may ask for a waiver with proof.

How long does it take? Say "look at the FBI's page today". Times change too often to promise, and you're not the
one who keeps the promise. The FBI doesn't sell a rush; the channelers do.

One warning about channelers: some foreign offices want the FBI's own response, in a form that can be
authenticated. Have the customer ask the consulate *which* response it takes before choosing a way.

## Your part: the card

Use an FD-258, or the FBI's own FD-1164, which is made for these requests. Then:

1. See a valid photo ID.
2. Have the customer fill in the top: full name, other names used, date and place of birth, address. Ink, inside
   the boxes.
3. *Reason fingerprinted*: personal review, or what the customer's instructions say.
4. Leave the ORI box alone unless the instructions give one. Don't fill it with yours.
5. Roll all ten and take the plain impressions. [Reducing rejected prints](/articles/reducing-rejected-prints)
   has the technique.
6. Customer signs, you sign and date.
7. Take a second card. One goes, one stays at home in case the first comes back.

If you capture on a scanner, print the card: for a request by mail, the FBI needs it on paper. Hand the cards
over flat. The customer mails them, because it is their request.

Whether Social Security numbers belong on the card depends on the instructions. You never need to write one in
your own records.

## When it comes back

The response goes to the requester, never to you. If there is a mistake in the record, they can challenge it
with the FBI or with the agency that reported it. Don't read it, don't explain it, don't advise on it. "That's
between you and the FBI" is a kind answer.

If the *prints* are rejected, a departmental-order request doesn't follow the name-check route of agencies. The
customer follows the letter; you roll again by your redo policy.

## And then the apostille

Most foreign offices want the response authenticated. Two rules save weeks:

- An FBI response is a **federal** document. The US Department of State authenticates it, not your Secretary of
  State.
- **Don't notarize it.** The Department of State says that a federal document that has been notarized is no
  longer valid for this purpose.

[Apostilles: what you do and don't do](/articles/apostilles-what-a-mobile-pro-does) explains the rest.

## What to charge

Charge for what you do: cards, travel, and time at the table if you help with the online form. Don't mark up the
$18. Let the customer pay it with their own card on the FBI's page; then their data and their money never pass
through you.

> "Two ink cards are $45, travel is $25. The FBI takes $18 from you directly."

## How Whorl fits in

Keep "FD-258, first card" and "further card" in Whorl's price list, and send the quote before you drive. Whorl
has no place for prints or results, on purpose.

## Checklist

- Purpose asked: abroad or own review, not a US job or license
- Customer knows which of the four ways, and what the consulate takes
- ID seen, card complete, ORI box untouched
- Two cards, flat, both signed
- "Don't notarize the answer" said aloud

*General information, not legal or tax advice.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- FBI, Identity History Summary Checks:
  [fbi.gov](https://www.fbi.gov/how-we-can-help-you/more-fbi-services-and-information/identity-history-summary-checks)
- FBI, the online request: [edo.cjis.gov](https://www.edo.cjis.gov/)
- 28 CFR 16.30 to 16.34 (2023 copy; 16.33 sets $18): [ecfr.gov](https://www.ecfr.gov/)
- US Postal Service fingerprinting, press notes of 2019 and 2024: [usps.com](https://www.usps.com/)
- US Department of State, authentications: [travel.state.gov](https://travel.state.gov/)
- Prices: an example
`.trim(),
};
