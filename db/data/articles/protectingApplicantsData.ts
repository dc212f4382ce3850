import type { SeedArticle } from './seedArticle.ts';

export const protectingApplicantsData: SeedArticle = {
  slug: 'protecting-applicants-data',
  title: 'Protecting applicants’ data: collect less, lock it, let it go',
  excerpt:
    'You handle birthdays, ID numbers and Social Security numbers at kitchen tables. A plan for one person with one laptop and one car.',
  category: 'Running the business',
  publishedAt: '2026-10-13T16:00:00Z',
  featured: false,
  body: `
A live-scan form carries nearly everything a thief needs: name, birthday, address, license number, often a
Social Security number. Applicants hand it over because they have to. You don't need a security department to
deserve that. You need to collect less, lock what you must keep, and let go of it on time.

The Federal Trade Commission puts its advice for business into five steps: take stock, scale down, lock it,
pitch it, plan ahead. Here they are for one person with a bag.

## Take stock

Walk through last week and list each place where somebody's data went. Most of us find more than we thought:

| Place | What is there | Should it be? |
|---|---|---|
| Live-scan system | Form data, until sent or purged | By your agreement with the DOJ |
| Paper copies of forms | Everything, SSN included | Locked, for a set time |
| Phone camera | That one photo of an ID | No |
| Text messages | "My SSN is…" | No; delete, and ask them not to |
| Email | Scanned forms from agencies | Only as long as the job lasts |
| Notary journal | Names, addresses, thumbprints | Yes, locked |
| Invoices | Payer, sometimes applicants' names | As little as possible |

## Scale down

The best protection for data is not to have it.

- **Never in your own records:** Social Security numbers, fingerprint images, criminal-history results. There is
  no business need that a bookkeeping system could meet.
- **ID numbers: off by default.** Note "CA driver's license, seen, valid". Some notary laws ask for details in
  the journal and some restrict them; Texas is reported to forbid writing down ID numbers there. Follow your
  state and add nothing.
- **Applicants on invoices:** initials, or a count.
- **Not your information.** Results go to the agency. If an applicant shows you theirs, don't copy it, don't
  forward it, don't discuss it. California warns agencies that releasing such records without authority can mean
  fines and criminal penalties.

## Lock it

**Paper.** One locking pouch in the bag, one locking drawer at home. Nothing in the car overnight. Cover other
people's lines when somebody signs your journal; a sheet of card does it. California wants the journal locked
and under your sole control, and many states have something like it.

**Laptop and phone.** Full-disk encryption on, screen lock at two minutes, automatic updates on, a password
manager, and a second factor on email. Your email is the key to all the rest: whoever has it can reset
everything.

**At the site.** Sit so that the next person in line can't read your screen. Read data back by pointing, not by
saying a birthday across a waiting room. Use your own hotspot, not the lobby's network.

**Sending.** Forms with personal data travel by the agency's portal or an encrypted link, never by ordinary
email. If an agency insists on email, ask them to send it encrypted, and delete your copy when the job is done.

## Pitch it

Decide how long for each thing, write it down, and do it on a fixed day.

- **Live-scan form copies.** Providers say that California wants them kept locked for twelve months and then
  cross-cut shredded. We couldn't find the DOJ's own text for this; ask its live-scan support before you set
  your date.
- **Invoices and tax records.** At least three years from filing, often longer, and they needn't contain
  personal data.
- **Journals.** Your state sets it, and it can be long: New York asks for ten years. Some states want old
  journals handed in.
- **The rest.** Thirty days after the job is paid.

Shred paper cross-cut. Wipe a device before you sell it. Empty the phone's "recently deleted" folder too.

## Plan ahead

Something will happen: a bag stolen from a car, a form left on a printer, a mailbox broken into. Write one page
now.

1. **Stop it.** Lock or wipe the device from afar. Change the email password first.
2. **Write down** what was in it, whose, and when you noticed.
3. **Tell** those you have to. Every state has a breach law, and they differ in what counts and how fast. Add
   the system's owner, the agency, your insurer, and for a seal or journal the office your state names.
4. **Tell the people**, plainly: what was lost, what you did, what they can do.
5. **Fix one thing** so that it can't happen the same way again.

Put the phone numbers on that page, and keep a copy that isn't in the bag.

## Say it to customers

A sentence on your confirmation earns more trust than a badge on a website:

> "We see your ID and your form, we keep no copy of your fingerprints, and your results go only to the agency
> that asked."

Make sure that it is true of you before you print it.

## How Whorl fits in

Whorl has no field for Social Security numbers, fingerprints or results. You can take your customers out as a
CSV file, and quotes and invoices as PDFs. Please don't type sensitive numbers into the notes: a note is a note.

## What to do this week

- Make the table above for yourself
- Delete every ID photo from your phone and its bin
- Turn on encryption and a second factor for email
- Write your keeping times on one card
- Write the one-page plan

*General information, not legal or tax advice. Ask a lawyer about your state's breach law before you need it.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- FTC, Protecting Personal Information, A Guide for Business:
  [ftc.gov](https://www.ftc.gov/business-guidance/resources/protecting-personal-information-guide-business)
- California DOJ, questions from applicant agencies: [oag.ca.gov](https://oag.ca.gov/node/22195)
- California Government Code 8206, as guides describe it: [sos.ca.gov/notary](https://www.sos.ca.gov/notary)
- New York's ten years, in lawyers' summaries: [dos.ny.gov](https://dos.ny.gov/)
- Texas on ID numbers (1 TAC 87.50), as reported: [sos.state.tx.us](https://www.sos.state.tx.us/)
- Keeping live-scan forms: a provider's help page, unconfirmed
`.trim(),
};
