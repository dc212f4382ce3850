import type { SeedArticle } from './seedArticle.ts';

export const mileageRecordsTheIrsAccepts: SeedArticle = {
  slug: 'mileage-records-the-irs-accepts',
  title: 'Mileage records the IRS accepts',
  excerpt:
    'Miles are often the biggest deduction a mobile pro has, and the easiest to lose. What to write down, when, and which drives count.',
  category: 'Records and tax',
  publishedAt: '2026-03-02T17:00:00Z',
  featured: false,
  body: `
Drive 14,000 business miles in 2026 and the standard rate makes them a $10,150 deduction. Write them down in
April from memory and they may be worth nothing: the law treats cars more strictly than almost any other
expense, and a fair guess isn't accepted as proof. The good news is that the record is four facts and takes
fifteen seconds.

## The four facts

For each business drive, keep:

1. **Date**
2. **Where you went**: an address, or the customer's name if your files have the address
3. **Why**: "live scan, 2 applicants", not "client"
4. **Miles**

For the year, also keep the odometer on January 1 and December 31, because the forms ask for total miles too,
and the day you began to use the car for business. Here is a page that would do:

| Date | To | Purpose | Miles |
|---|---|---|---|
| Mar 2 | Alvarez, 118 Oak St | Ink cards, 1 applicant | 14.6 |
| Mar 2 | Bright Steps preschool | Live scan, 6 staff | 9.1 |
| Mar 2 | Office supply store | FD-258 cards, wipes | 3.8 |
| Mar 2 | Home office | Return | 12.2 |

Paper, a spreadsheet and a phone app are all fine. A phone that logs drives by itself still needs you to say
which ones were business and why, and the *why* is what automatic logs most often lack.

## When to write

At or near the time. A log kept up every week counts as timely by the regulation; one rebuilt at year's end from
a calendar has lost many cases. Choose a fixed moment, such as Sunday evening before the week starts, and treat
it as part of the job.

You may also keep an adequate record for part of the year and use it to support the rest, when you can show that
the sample is typical. That suits steady routes. It doesn't suit a trade where one week is hospitals and the
next is a school district.

## Which drives count

**Home to a customer.** Driving from home to your regular place of work is commuting, and commuting is personal.
But if your home is your *principal place of business* under the home-office rules, drives from there to work
locations in the same business are deductible, near or far (Revenue Ruling 99-7). For most mobile pros, this one
question decides thousands of miles. Settle it with your preparer, and keep the proof that the office is used
regularly and only for business.

**Customer to customer** counts. So do the bank, the post office with fingerprint cards in the bag, and the
supply run.

**Mixed errands** count only as far as they were business. Collecting your daughter between two jobs is a
detour; leave its miles out.

## The rate, by year

| Year | Business rate |
|---|---|
| 2024 | 67¢ |
| 2025 | 70¢ |
| 2026 | 72.5¢ |

Rates are usually set once a year, but there has been a mid-year change before (July 2022), so look before you
file. The rate stands for fuel, repairs, insurance and depreciation together. Parking and tolls for business
come on top.

The other method adds up actual costs and takes the business share of them. To keep the standard rate open for a
car you own, you have to choose it in the first year you use that car in the business; after that you may
change. And with either method you still need the log, since it proves the business share.

## Charged miles are not driven miles

Travel that a customer pays is income. The miles are a deduction whether or not anybody paid for them. Keep the
two apart, because they differ all the time: you charge from your office but drive from the last job; you give
ten miles free but still drive them; three customers in one building pay three fees for one trip.

The numbers on your invoices are good *support*. Together with the calendar and fuel receipts, they show that
the log is real. They are not the log.

## How long to keep it

Generally at least three years from filing, longer in some situations. Digital copies are fine if you can still
read them. Back up the phone app: a log that died with a phone is no log.

## Where Whorl stands

Whorl has no mileage log. Its quotes keep the distance behind each travel fee they charged, which helps you
check a log kept elsewhere, and that is all we would claim for it.

## What to do this week

- Photograph the odometer today, and again on January 1
- Pick one place for the log and one time a week for it
- Write the purpose in words a stranger understands
- Ask your preparer whether your home is your principal place of business
- Set up a backup for the log

*General information, not legal or tax advice. Your preparer knows your facts; this article doesn't.*

## Sources

Looked up November 21, 2026. The IRS pages named here were not open to us that day; we worked from stored copies
of rulings and of writers who quote them, so follow the links before you file.

- IRS, standard mileage rates: [irs.gov](https://www.irs.gov/tax-professionals/standard-mileage-rates)
- IRS Publication 463, what records to keep: [irs.gov/publications/p463](https://www.irs.gov/publications/p463)
- IRS Topic 510, business use of car: [irs.gov/taxtopics/tc510](https://www.irs.gov/taxtopics/tc510)
- Revenue Ruling 99-7, read in a copy; the 2026 rate in accountants' reports of Notice 2026-10
- Temporary Regulation 1.274-5T(c), as quoted in Tax Court opinions and guides
`.trim(),
};
