import type { SeedArticle } from './seedArticle.ts';

export const gettingPaidByAgencies: SeedArticle = {
  slug: 'getting-paid-by-agencies',
  title: 'Getting paid by agencies: terms, billing numbers and the follow-up',
  excerpt:
    'Agencies pay late for reasons you can mostly fix before the job: no vendor file, no purchase order, the wrong billing number. A calm system.',
  category: 'Running the business',
  publishedAt: '2026-06-15T16:00:00Z',
  featured: false,
  body: `
School districts, care homes, staffing firms and county offices are good customers. They come back, they send
twenty people at a time, and they pay. They just don't pay the way a person at a kitchen table pays. Most late
agency money isn't refused; it is waiting on somebody's desk for a piece of paper nobody asked you for.

## Before the first job: get into their system

Ask the person who books you one question: "Who approves invoices, and what do they need from me?" The usual
answer:

- A signed **Form W-9**
- A vendor form, often with bank details for direct deposit
- Proof of insurance
- A **purchase order** or reference that must stand on every invoice
- Your certificate or commission, for their file

Send everything at once. A vendor file takes some offices longer than the job, and your clock doesn't start
until it exists.

**About the W-9.** The name on line 1 must be the name on your tax return, with your trade name on line 2. A
payer who hasn't got a correct taxpayer number may have to hold back part of what they owe you; 24% is the rate
usually named. An employer identification number (EIN) costs nothing at irs.gov and often spares you from
handing out your Social Security number. The form's own instructions say which number your kind of business may
give. Send it by their secure upload or on paper, not as an attachment to a chain of eight people.

**About the 1099.** For payments made in 2026, the reporting threshold for Form 1099-NEC rises from $600 to
$2,000. You owe tax on the income either way, so your own invoices, and not their forms, have to be the record.

## Two numbers that people mix up

| | Agency billing number | Your invoice |
|---|---|---|
| What it is | An account with the California DOJ, on the live-scan form | What *you* are owed |
| Pays for | DOJ and FBI fees | Rolling fees, travel, your time |
| Who collects | The DOJ, from the agency | You, from the agency |
| If it is missing | The applicant or you pay the government fees at the scan | You don't get paid |

"We have a billing number" doesn't mean that your rolling fee is taken care of. Ask: "The billing number covers
the government's part. Shall I invoice you for mine, or do applicants pay me when they come?"

Never front government fees for an agency without saying yes to it in writing. Twenty applicants at $49 is $980
of your cash in somebody else's pipeline.

## Terms that fit

*Net 30* means due thirty days after the invoice. Say which event starts the count: the invoice's date, or the
day they receive it. Some payers are bound by law. California's Prompt Payment Act, for one, intends state
agencies to pay a properly submitted, undisputed invoice within 45 days or add a penalty by themselves. Cities
and school districts are a different matter; ask about their payment run. If checks go out on the 10th and the
25th, an invoice that arrives on the 11th has just lost two weeks.

- New or small private agency: deposit, or payment on the day
- Established agency: net 14 or net 30
- Public body: their standard terms, in writing
- Anybody who paid late twice: payment on the day

## An invoice that can't bounce

Put on it: their PO or reference, the contact who booked, date and place of service, the number of applicants,
the rolling fee with its count, travel on its own line, government fees on theirs, the due date as a date, and
how to pay.

Keep applicants' names off the invoice unless the agency asks for them. An initial and the last digits of the
ATI number are enough to match a list, and an accounts department has no need to know who is applying for what.

## The follow-up, without drama

| When | What you do |
|---|---|
| Same day | Send the invoice; ask the booker to confirm that it reached the right desk |
| 3 days before due | "Just checking that nothing is missing on your side." |
| Due date | Resend with the PDF |
| 3 days late | Call accounts payable, not the booker. Ask for the payment date |
| 7 days late | Email the date you were told, copy the booker |
| 14 days late | Pause new bookings, kindly and in writing |
| 30 days late | A final letter with your next step: small claims, or a write-off |

Write down every call: who, when, what date they promised. Half the value of a follow-up is being able to say
"Dana told me the 15th" without looking angry.

## How Whorl fits in

In Whorl each customer can have their own net days, invoices show when they were viewed and which are overdue,
and a check or bank payment is recorded against the invoice. Sending the follow-ups on the days above is still
your job.

## What to do this week

- Make one folder to send: W-9, insurance, certificate, vendor details
- Ask your three biggest agencies for their payment run dates
- Check that every open invoice has their reference on it
- List what is more than 14 days late and call one of them today

*General information, not legal or tax advice.*

## Sources

Looked up November 21, 2026. The live page decides.

- California Government Code 927, stored copy:
  [leginfo.legislature.ca.gov](https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=927.)
- IRS, Form W-9 (older copies read; follow the link for today's instructions):
  [irs.gov](https://www.irs.gov/forms-pubs/about-form-w-9)
- The 1099-NEC threshold and the 24%: tax firms' reports, not read at the IRS
- California DOJ, applicant agencies:
  [oag.ca.gov/fingerprints/agencies](https://oag.ca.gov/fingerprints/agencies)
- The follow-up rhythm: our own practice, not a rule
`.trim(),
};
