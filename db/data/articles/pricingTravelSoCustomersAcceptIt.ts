import type { SeedArticle } from './seedArticle.ts';

export const pricingTravelSoCustomersAcceptIt: SeedArticle = {
  slug: 'pricing-travel-so-customers-accept-it',
  title: 'Pricing travel so customers accept it',
  excerpt:
    'A travel fee people can check is a travel fee people pay. A formula, two worked examples, the words to say, and the states that set limits.',
  category: 'Pricing',
  publishedAt: '2026-04-13T16:00:00Z',
  featured: true,
  body: `
Nobody minds paying for the drive. People mind a number they can't check. "Travel: $45" invites a haggle. "31.2
miles each way, the first 10 free, at 72.5 cents, and a $7 bridge" ends it, because the customer has a map too.

## Know what a mile costs you

Two costs ride in the car with you.

- **The car.** The IRS standard rate is a fair stand-in for fuel, tires, insurance and wear: 72.5 cents a mile
  for 2026.
- **You.** The rate pays nothing for your time. At 30 miles an hour, a mile takes two minutes. If an hour of
  yours is worth $45, that is another $1.50 a mile.

You needn't charge both in full. You do need to know what you are giving away, and to earn it back in the
rolling fee or the service fee when you leave it out of travel.

## A formula you can say aloud

> The larger of your minimum and (miles driven, less the free ones, times the rate), plus tolls and parking.

Decide five things once and put them in your price list:

1. **Rate** a mile
2. **Round trip or one way.** Round trip at a lower rate reads better than one way at a scary one.
3. **Free miles**, so that neighbors pay no travel
4. **Minimum**, for trips that are short but not free
5. **Tolls and parking** at cost, always apart

Here are two trips at 72.5 cents, round trip, 10 miles free, $25 minimum:

| | Near | Far |
|---|---|---|
| One way | 18.4 mi | 31.2 mi |
| Driven, there and back | 36.8 mi | 62.4 mi |
| Less 10 free | 26.8 mi | 52.4 mi |
| At 72.5¢ | $19.43 | $37.99 |
| Minimum applies? | yes: $25.00 | no |
| Tolls | – | $7.00 |
| **Travel fee** | **$25.00** | **$44.99** |

Flat zones ("within 10 miles $20, within 25 miles $40") are just as honest and quicker on the phone. Their
weakness is the customer at 10.4 miles. If you use zones, draw them by ZIP code and publish the list.

## Say it before you start the engine

For notarial work this isn't only courtesy. Where states speak about travel at all, most say: agree beforehand,
and explain that the travel fee is yours and not the state's. A sentence that does the whole job:

> "The notary fee is set by the state. The travel fee is mine: it is $44.99 for this trip, from these miles, and
> I only come out if that's fine with you."

Then send it in writing, so that "fine" has a date on it.

## States that limit notary travel

| State | The limit, as we found it |
|---|---|
| Indiana | no more than the federal (GSA) travel rate (2019 text) |
| Maryland | the IRS business rate, and up to $5 |
| Montana | no more than the IRS standard rate; agreed beforehand (2022 text) |
| Nevada | $15 an hour from 6 am to 7 pm, $30 at night, agreed beforehand; reported $10 and $25 for electronic acts |
| North Carolina | actual miles at the federal business rate, agreed in writing before the trip |
| Ohio | a reasonable fee, agreed before the act |
| Virginia | reported: actual and reasonable expense only |
| Washington | no figure; agreed beforehand and explained as not required by law |

These rules are written for notarial acts. How they treat a visit where you also roll prints isn't obvious, and
we haven't found an official answer: ask the office that commissions you before you charge more than the notary
rule allows on a mixed visit. If your state isn't listed, it may still have a rule.

## Five small choices that prevent arguments

- **Round where the customer can see it.** Tenths of a mile, then the fee. Never a fee and then a matching
  distance.
- **Name the starting point.** Your office or home, not wherever the last job left you.
- **One visit, one travel fee.** Three signers at one table share it. Say so and look generous at no cost.
- **Price the clock apart.** Nights, weekends, hospitals and waiting are not miles. Give them lines of their
  own.
- **Don't tuck travel into the notarial fee**, even if the total is the same. A capped act that costs $40 looks
  like an overcharge to anybody who audits it.

And when somebody says that it is too far? Offer the other end of the trade: "If we meet at the library on Main
Street, travel is $25." People like a choice better than a discount.

## How Whorl does it

A Whorl quote works the fee out with this same formula and puts the sentence that explains it in front of the
customer; where no routing service is set up, it marks the distance as estimated.

## What to do this week

- Work out what an average mile costs you, car and time
- Set your five numbers and write them down
- Redo your last ten trips with them: who would have paid more, who less?
- Learn your own version of the sentence above
- Look up whether your state limits notary travel

*General information, not legal or tax advice. Check travel rules with your Secretary of State before relying on
them.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- IRS standard mileage rates (2026: reports of Notice 2026-10):
  [irs.gov](https://www.irs.gov/tax-professionals/standard-mileage-rates)
- Ohio Revised Code 147.08(D): [codes.ohio.gov](https://codes.ohio.gov/ohio-revised-code/section-147.08)
- North Carolina G.S. 10B-31, in a reprint; current text: [ncleg.gov](https://www.ncleg.gov/)
- Maryland State Government 18-107, in a reprint; the office: [sos.maryland.gov](https://sos.maryland.gov/)
- Montana Code 1-5-626 (2022 archive): [legmt.gov](https://archive.legmt.gov/)
- Washington: the earlier rule, WAC 308-30-020; current rules: [WAC
  308-30](https://app.leg.wa.gov/wac/default.aspx?cite=308-30)
- Indiana Code 33-42-14-1 (2019), in a reprint
- Nevada and Virginia: National Notary Association: [nationalnotary.org](https://www.nationalnotary.org/)
`.trim(),
};
