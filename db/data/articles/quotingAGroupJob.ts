import type { SeedArticle } from './seedArticle.ts';

export const quotingAGroupJob: SeedArticle = {
  slug: 'quoting-a-group-job',
  title: 'Quoting a group job: on-site onboarding of 20 applicants',
  excerpt:
    'A worked quote for twenty live scans at one site: time, lines, who pays the government, and the three sentences that protect the day.',
  category: 'Pricing',
  publishedAt: '2026-07-06T16:00:00Z',
  featured: false,
  body: `
A care home is opening a wing and needs twenty people scanned by Thursday. It is the best kind of work: one
drive, one setup, one invoice. It is also the easiest to underprice, because the first number in everybody's
head is twenty times something.

## Start with the clock

Use your own times if you have them. If not, begin here and correct it after the first job:

| Part | Minutes |
|---|---|
| Arrive, set up, test a transmission | 30 |
| 20 applicants at 10 minutes | 200 |
| Late forms, hard hands, one redo | 20 |
| **On site** | **250** (4 h 10) |
| Driving there and back | 75 |
| Booking, form check, invoice | 45 |
| **Your day** | **370** (6 h 10) |

Ten minutes a person assumes forms that were complete *before* you came. With forms filled in on site it is
closer to fifteen, and the job grows by an hour and forty minutes. That one difference is worth more than any
discount you will be asked for.

## Ask five questions before you price

1. Does every form carry a **billing number**? If not, who pays the government fees, and how?
2. Which **level of service**: state alone, state and FBI, the child abuse index?
3. Can we have the forms two days before, to check ORI, applicant type and mail code?
4. Is there a room with a table, a chair, power and a signal? Who lets me in?
5. Are all twenty coming in one block, or does a night shift come at 7 am?

## Build it in lines

Here is the quote with no billing number, state and FBI level, 31.2 miles away:

| Line | How | Amount |
|---|---|---|
| Site setup | once | $75.00 |
| Rolling fee | 20 × $30.00 | $600.00 |
| Travel | as agreed, see the note | $37.99 |
| **Your part** | | **$712.99** |
| DOJ and FBI fees, passed on | 20 × $49.00 | $980.00 |
| **Quote** | | **$1,692.99** |

Your day earns $712.99 before expenses, about $116 an hour over 6 h 10. Now you know what a discount means: five
dollars off a head is $100, or a seventh of your pay, and you can decide with open eyes.

Notice what isn't yours. $980 goes to the government, and it doesn't take part in a discount:
ten percent off the *whole* quote would be $169.30, nearly a quarter of everything you earn. Offer discounts on
your own lines only. The $49 follows the fees in [live scan step by
step](/articles/live-scan-in-california-step-by-step); check the FBI's part before you send a quote.

With a billing number, the same job is $712.99 and no government money passes through your hands. Push for it.
It is simpler for everybody.

## Three sentences that protect the day

- **A minimum.** "The price is for 20 people; if fewer come, at least 15 rolling fees are due."
- **Waiting.** "We stay up to 4½ hours; after that, each started half hour is $40."
- **Forms.** "A form that arrives incomplete is scanned on a return visit at the single-visit price."

Each has a reason the customer can repeat to their boss. Put them in the quote's terms and say them on the phone
too.

## Ask for a deposit

For a first job, ask for the setup fee and the travel at acceptance, and the rest on the day or at net 14. If
you are to collect government fees, have *those* in hand before you scan. Otherwise you are lending an agency
$980. [Deposits and no-shows](/articles/deposits-and-no-shows) has wording.

## A page to send the site contact

> **Before we come:** every form complete, including your ORI and mail code. Everybody brings a valid photo ID,
> not expired. Hand cream for two days before, none on the day.
>
> **On the day:** a table, two chairs, an outlet, a quiet corner. One person every ten minutes from this list. A
> contact with a phone who can find the next one.
>
> **After:** each person keeps a copy with their ATI number. Results come to you, not to us.

The list of times is worth the trouble. Twenty people in a corridor slow each other down; twenty people with
times don't.

## On the day

Do the person who is in a hurry first and the one with the worst hands last, when you know that the network
works. Keep a tally sheet: name, done, redo, no-show. Have the contact sign it before you pack. That signature
settles every question about "we only had seventeen".

## How Whorl does it

A Whorl quote carries all of these as typed lines, leaves government fees out of the discount, can ask for a
deposit and shows your terms; the site contact accepts it with a name and a signature in the portal, and it
becomes the invoice without retyping.

## Checklist

- Five questions answered in writing
- Forms checked two days before
- Lines: setup, rolling, travel, government
- Minimum, waiting and forms in the terms
- Tally sheet printed

*General information, not legal or tax advice. The prices are an example, not a recommendation.*

## Sources

Looked up November 21, 2026.

- DOJ $32 and FBI $17: [cfb.ca.gov](https://cfb.ca.gov/licensee/ls_use.shtml), stored copy; current fees:
  [oag.ca.gov/fingerprints](https://oag.ca.gov/fingerprints)
- What an agency must have on the form:
  [oag.ca.gov/fingerprints/agencies](https://oag.ca.gov/fingerprints/agencies)
- Times, prices and wording: practice in the trade and our own arithmetic
`.trim(),
};
