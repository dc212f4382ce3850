import type { SeedArticle } from './seedArticle.ts';

export const liveScanInCaliforniaStepByStep: SeedArticle = {
  slug: 'live-scan-in-california-step-by-step',
  title: 'Live scan in California, step by step',
  excerpt:
    'From the BCIA 8016 to the ATI number: what each box means, who pays which fee, and what to do when a transaction comes back.',
  category: 'Fingerprinting',
  publishedAt: '2026-10-27T16:00:00Z',
  featured: true,
  body: `
A live scan is ten minutes of fingerprints wrapped in a lot of paper. The prints are the part you train for. The
paper is the part that goes wrong. Here is the whole visit in order, with the fees where they come up.

## 1. The form comes from the agency

Every California applicant brings a *Request for Live Scan Service*, form **BCIA 8016** or the agency's own
version of it. The requesting agency fills in its half. Five boxes matter most:

| Box | What it does | Who supplies it |
|---|---|---|
| ORI | Says who is authorized to get the result | Agency |
| Applicant type and working title | Say under which authority the check is made | Agency |
| Mail code | Sends the answer to the right desk | Agency |
| Level of service | DOJ alone, or DOJ and FBI | Agency |
| Billing number | Charges the government fees to the agency | Agency, if it has an account |

An ORI in a text message is not a form. If boxes are empty, the applicant has to go back to the agency: the
guess would be yours and the second fee theirs. The Department of Justice tells agencies that a request made
with the wrong content has to be done again as a new transaction, with every fee charged again.

## 2. You need to be allowed to roll

California requires people who roll applicant prints for licensing, certification or employment to hold the
DOJ's fingerprint-rolling certificate, with some exemptions such as law enforcement (Penal Code 11102.1). The
machine needs approval as well: it talks to the DOJ over a network that providers apply to join. If you rent
time on somebody else's system, read what their agreement says about taking it on the road.

## 3. Identify the person

Ask for a valid, unexpired photo ID issued by a government, and compare it with the form letter by letter: name,
suffix, date of birth. When an applicant has no driver's license or state ID card, follow the DOJ's list of
secondary documents rather than your own judgment. Expired is expired, even by a day.

## 4. Collect the right money

| Fee | Amount | Collected when |
|---|---|---|
| Rolling fee | yours; $20 to $50 is a common range | always |
| DOJ, state level | $32 | no billing number |
| FBI, federal level | $17, volunteers $15 | federal level asked for, no billing number |
| Child Abuse Central Index | $15 | the index asked for, no billing number |

So an applicant who needs both levels, with no billing number and a rolling fee of $35, pays 35 + 32 + 17 =
**$84**. With the index it is **$99**. With a billing number it is **$35**, and you send the government nothing.

**Check the FBI line before you print a price sheet.** We found an announcement of a new FBI user-fee schedule
in the Federal Register, dated June 8 and by every sign of this year, without its figures. The FBI's own price
and what California collects for it haven't been the same number, so ask the DOJ what to collect today.

Show the government fees as pass-through, on lines apart from yours. They aren't your earnings, and a customer
who can see that the government takes $49 of the $84 doesn't argue about your $35.

## 5. Scan, look, send

Clean the platen, roll, and look at every image before you accept it. [Reducing rejected
prints](/articles/reducing-rejected-prints) covers technique. Then read the typed data back to the applicant.
Nobody can edit a transaction that has been sent; this minute is the cheapest in the whole visit.

## 6. The ATI number

The system gives the transaction an **ATI number**: a letter, three digits, three letters, three digits. Write
it on the form, sign, and give the applicant their copies. Tell them two things in plain words:

- The number, with a date of birth, shows the status of the check on the DOJ's page. It doesn't show the result.
- The result goes to the agency, not to them and never to you.

When the prints match nothing on file, the state's part is usually done in days. A match has to be read by a
person, and then nobody can promise a date.

## 7. If the prints are rejected

A poor-quality rejection isn't the end. The applicant comes back with the rejection letter, you scan again, and
you enter the **original ATI** in the resubmission box. One state bureau tells its applicants that the DOJ and
FBI fees are waived only if that number is there. Your rolling fee is your own decision; many of us redo our own
prints for free.

If the FBI rejects a second time for quality, the *agency* may ask for a name check. The window is short and the
request is theirs to make, so tell them the same day.

## How Whorl fits in

Whorl keeps rolling fees and government fees as different types of line, so discounts and sales tax never touch
the pass-through part. It stores neither fingerprints nor results.

## Checklist for the counter or the car

- Form complete: ORI, applicant type, title, mail code, level of service
- Billing number present? Then collect the rolling fee only
- ID valid today and the same as the form
- Ten good images, data read back
- ATI written, copies given, "results go to the agency" said aloud

*General information, not legal or tax advice. Fees and forms are the DOJ's to change; check its page before you
rely on these.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- California DOJ, fingerprint background checks: [oag.ca.gov/fingerprints](https://oag.ca.gov/fingerprints)
- California DOJ, applicant agencies and their questions:
  [oag.ca.gov/fingerprints/agencies](https://oag.ca.gov/fingerprints/agencies)
- Cemetery and Funeral Bureau, using live scan ($32, $17, original ATI):
  [cfb.ca.gov](https://cfb.ca.gov/licensee/ls_use.shtml)
- Department of Social Services, fingerprinting: [cdss.ca.gov](https://www.cdss.ca.gov/)
- UC Davis Police, identification for live scan:
  [police.ucdavis.edu](https://police.ucdavis.edu/live-scan/identification)
- DOJ wording on certification and name checks, as live-scan providers reprint it
- Volunteer and index fees: our own trade notes, not re-read at the DOJ for this article
`.trim(),
};
