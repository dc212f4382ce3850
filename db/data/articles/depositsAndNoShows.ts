import type { SeedArticle } from './seedArticle.ts';

export const depositsAndNoShows: SeedArticle = {
  slug: 'deposits-and-no-shows',
  title: 'Deposits and no-shows: a policy people accept',
  excerpt:
    'What you may keep, what you must not, and the wording that makes a cancellation fee feel fair before anybody needs it.',
  category: 'Running the business',
  publishedAt: '2026-07-27T16:00:00Z',
  featured: false,
  body: `
A no-show costs you the drive, the hour and the customer you turned away for it. A deposit fixes most of it, not
because of the money, but because people who have paid ten dollars write the time down. The trick is to be firm
in the policy and gentle in the sentence.

## First, what can't be kept

Sort the price into parts. Each part answers differently when the visit doesn't happen.

| Part | Visit canceled | Why |
|---|---|---|
| Notarial fee | give it back | It is the price of an act, and there was no act |
| Government fees | give back what you haven't sent on | They were never yours |
| Travel | yours if you drove and it was agreed | You did it |
| Rolling fee, setup | by your policy | Your service, your terms |
| Supplies ordered specially | cost, if agreed | You can't return them |

For the notarial fee, be strict with yourself. States cap it *per act*, and a cap on an act that wasn't done is
zero until your state says otherwise. The exceptions we found are narrow and say so themselves: Ohio lets an
online notary charge the *technology* fee even if the act fails, and Nevada is reported to let a notary keep an
agreed *travel* fee when the signer cancels with the notary already on the way, or when the act can't be
completed because of the signer. In California, a 2026 bill (AB 1977) proposed to forbid a fee for an online
session that is broken off; we don't know how it ended.

If your state is silent, charge for the trip and not for the act, and say so beforehand.

## How much to ask

| Job | Deposit | Reason |
|---|---|---|
| Regular customer, local | none | You know them |
| New customer, local | the travel fee | Covers what you lose |
| New customer, far or at night | travel and half the service | An evening is gone |
| Group job | setup and travel, and all government fees | You would be lending money |
| Agency with a purchase order | none | The order is the promise |

Ask everybody in the same group for the same thing. A deposit that only some voices on the phone are asked for
is a bad policy and can be an unlawful one.

## The policy, in sixty words

> To hold your time we ask for $25, which counts toward your bill. Move or cancel up to 24 hours before, and it
> comes back in full. Later than that, or if nobody is there after 15 minutes, it pays for the trip. If we have
> to cancel, you get everything back and first choice of a new time.

Four things make it work:

1. **It counts toward the bill.** People accept a prepayment; they resist a fee.
2. **A plain deadline.** Twenty-four hours, not "reasonable notice".
3. **A waiting time.** Fifteen minutes, with one call and one text. Write both down.
4. **It binds you too.** The last sentence is the one that customers quote to their friends.

Say it once by voice, and have it accepted in writing with the price. A policy that turns up after the no-show
isn't a policy.

## Judge the case, not the rule

Have three answers ready.

- **First time, good reason:** waive it. "Life happens. Let's find another time."
- **First time, no reason:** keep the trip, offer the rest. "The deposit covers the drive. Tuesday is open."
- **Second time:** prepayment in full, or no booking.

Hospitals and hospice are a case of their own. A signer who is too ill or not aware isn't a no-show, and you
*must* not go ahead. Charge for the trip you agreed on if you must, and consider not charging at all.

And when somebody's ID has expired? You came and they were there, but the act can't be done. Send a checklist
with the confirmation, "photo ID, not expired, name as on the document", and treat it as a late cancellation
only if you did.

## Taking the money

Take it when they accept, not when they first ask. Give a receipt that says *deposit*, the job, the date, and
when it comes back. Keep deposits visible as what they are: money you may still owe. Return one by the way it
came, within a few days and without being asked twice.

Disputes usually turn on whether the customer was told. Your proof is the accepted quote with the terms in it,
the confirmation, and the log of your call at the door.

## How Whorl helps

A Whorl quote can carry a deposit and your terms, and the customer signs for both in the portal. What is paid in
cash, by check or over the phone you record against the invoice. Taking cards isn't there yet.

## What to do this week

- Decide amounts for your five kinds of job
- Write your own sixty words, and read them aloud
- Put them in your quote terms and your confirmation
- Send the ID checklist with every confirmation
- Ask your commissioning office what you may keep when no act was done

*General information, not legal or tax advice. Consumer rules differ by state; have a local lawyer read your
terms once.*

## Sources

Stored copies, looked up November 21, 2026.

- Ohio Revised Code 147.08(D): [codes.ohio.gov](https://codes.ohio.gov/ohio-revised-code/section-147.08)
- Nevada travel fee after a cancellation, as reported: [nationalnotary.org](https://www.nationalnotary.org/);
  the law: [leg.state.nv.us](https://www.leg.state.nv.us/)
- California AB 1977, as introduced: [leginfo.legislature.ca.gov](https://leginfo.legislature.ca.gov/)
- Amounts and wording: practice in the trade, not a rule
`.trim(),
};
