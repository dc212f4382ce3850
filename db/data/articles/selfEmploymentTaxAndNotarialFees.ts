import type { SeedArticle } from './seedArticle.ts';

export const selfEmploymentTaxAndNotarialFees: SeedArticle = {
  slug: 'self-employment-tax-and-notarial-fees',
  title: 'Self-employment tax and notarial fees: why the split matters',
  excerpt:
    'Fees for notarial acts are income, but not income for self-employment tax. Travel and rolling fees are. What that means for your invoices.',
  category: 'Records and tax',
  publishedAt: '2026-03-23T16:00:00Z',
  featured: false,
  body: `
There is a small, real exception in the tax code for notaries, and it is easy to get wrong in both directions.
Some pay self-employment tax on everything. Some pay it on nothing. The rule sits in between, and your invoices
decide whether you can use it.

## The rule in four lines

- Self-employment tax is Social Security and Medicare for people who work for themselves: **15.3%** on most of
  the net.
- Carrying out a **public office** isn't a trade or business for this tax, and a notary's office counts as one.
- So fees for **notarial acts** stay out of it.
- They stay **in** your income. You report them on Schedule C and pay income tax on them.

The IRS's instructions for Schedule SE say how to show it. If notarial fees are all you have, you note
"Exempt—Notary" and file no Schedule SE. With $400 or more of other net earnings, you file it, and take the
notarial net profit out where the instructions say.

## What is inside the exception

Only what is paid for the act. Everything around the act belongs to your ordinary business:

| Line on the invoice | Income tax | Self-employment tax |
|---|---|---|
| Acknowledgment, jurat, oath | yes | no |
| Travel fee | yes | yes, as preparers usually treat it |
| Rolling fee, ink cards, live scan | yes | yes |
| Printing, scanning, waiting, courier | yes | yes |
| Loan signing fee above the capped acts | yes | yes, as preparers usually treat it |
| Government fees you pass on | ask your preparer | ask your preparer |

We found nothing official that speaks of a mobile notary's travel fee by name. The regulation exempts the
functions of the office, and a drive isn't one; that is the reasoning. A California court reporter once called
all her earnings notary's earnings, since she swore in the witnesses. The IRS assessed the tax, and she had to
argue it in Tax Court (*Ekren*, 1986). Don't build your return on the widest reading.

## Expenses follow the income

You take out notarial *net profit*, not gross fees. The seal, journal, bond and notary course belong to the
acts. Cards, ink and scanner belong to the prints. Phone, insurance and the office belong to both, and you need
some reasonable way to share them. The Social Security Administration took the same line long ago: with the
fees, the expenses of earning them leave the computation too.

Here is an example that shares all expenses by income, one simple method among several:

| | Notarial acts | Everything else | Total |
|---|---|---|---|
| Income | $6,150 | $47,400 | $53,550 |
| Share | 11.5% | 88.5% | |
| Expenses | $1,378 | $10,622 | $12,000 |
| **Net** | **$4,772** | **$36,778** | **$41,550** |

Self-employment tax is figured on 92.35% of the net. Taking $4,772 out saves about $4,772 × 92.35% × 15.3% =
**$674**. Worth having. Not worth inventing.

## The other side of the coin

What you don't pay in, you don't earn credit for. Net earnings outside self-employment tax don't count toward
Social Security benefits. For somebody with thin years on record, that is a real cost. You can't choose to pay
anyway, but it is good to know when you plan.

Some deductions and retirement contributions are built on self-employment earnings too, so a lower figure can
move others. That is a question for your preparer, once a year, with the split in front of them.

## What makes the split hold up

1. **Separate lines on every invoice.** "Mobile notary, $60" can't be split later. "2 acknowledgments at $15.00"
   and "Travel, $30.00" split themselves.
2. **A journal that agrees.** The number of acts on the invoice should be the number in your journal on that
   day.
3. **Never above the cap.** A "notarial fee" higher than your state allows is hard to call a fee of the office.
4. **A written method** for shared expenses, used the same way every year.
5. **Government fees apart.** Keep them out of the sums until your preparer says how they are to be shown.

And set money aside as you go. Nobody withholds for you; federal estimated payments are due four times a year. A
separate account with a fixed share of each payment beats a shock in April.

## How Whorl helps

In Whorl every line carries its type (notarial act, rolling fee, government fee, travel, supplies, other), so
the split is made when you write the quote. Reports by type aren't there yet: for now you or your preparer add
up the lines.

## What to do this week

- Look at your last ten invoices: can a stranger see the notarial part?
- Rewrite price-list items that mix act and travel
- Compare one month of invoices with the journal
- Write down how you share phone, insurance and office
- Send this split to your preparer and ask how they'll show it

*General information, not legal or tax advice. Have a preparer look at your own return.*

## Sources

Looked up November 21, 2026; follow the links for this year's text.

- IRS, Schedule SE and its instructions (wording read in a tax program's help page):
  [irs.gov](https://www.irs.gov/forms-pubs/about-schedule-se-form-1040)
- IRS, self-employment tax (rates read in guides):
  [irs.gov](https://www.irs.gov/businesses/small-businesses-self-employed/self-employment-tax-social-security-and-medicare-taxes)
- 26 CFR 1.1402(c)-2, public office, stored copy: [ecfr.gov](https://www.ecfr.gov/)
- IRS Chief Counsel information letter GENIN-155181-05, stored copy
- SSR 62-51, Social Security Administration, stored copy:
  [ssa.gov](https://www.ssa.gov/OP_Home/rulings/oasi/47/SSR62-51-oasi-47.html)
- *Ekren v. Commissioner*, T.C. Memo. 1986-509: opening pages only, not the outcome
`.trim(),
};
