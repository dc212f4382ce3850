import type { SeedArticle } from './seedArticle.ts';

export const reducingRejectedPrints: SeedArticle = {
  slug: 'reducing-rejected-prints',
  title: 'Reducing rejected prints: preparation, technique and the second try',
  excerpt:
    'Most rejections are decided before the first finger touches the platen. What to ask, what to fix, and what to do after two rejections.',
  category: 'Fingerprinting',
  publishedAt: '2026-05-26T16:00:00Z',
  featured: false,
  body: `
A rejection costs the applicant weeks, the agency an explanation, and you a free afternoon. You won't get the
number to zero: some hands are worn smooth. You can get it low enough that each one is a story and not a
routine.

## Know who is likely to be hard

Ask when they book, without making it awkward: "Do you work with your hands, or have you had trouble with prints
before?" Expect more work with

- masons, cleaners, nurses, hairdressers, gardeners and anybody who washes or handles chemicals all day
- people over about sixty-five
- eczema, recent burns, cuts and bandages
- chemotherapy patients, whose ridges can fade

A bandaged finger is a reason to move the appointment, not to print around it, unless the injury is permanent.

## Prepare the hands two days early

Send this with the confirmation:

> For two days before we meet, use hand cream morning and night, and wear gloves for wet or rough work. On the
> day itself, no cream. Bring your photo ID and your form.

Moisture is the whole game. Too dry, and the ridges break into dots and print light. Too wet, and they flood and
print dark. On the spot:

| You see | Do this |
|---|---|
| Light, broken ridges | A little water or a pre-scan pad, wipe, wait a few seconds, try again |
| Dark, filled valleys | Dry with a lint-free cloth; an alcohol wipe, then let it dry |
| Cold hands | Warm water, dry well |
| Cream on the skin | Wash with soap, dry well |
| Smears | Less pressure. You guide the finger; the applicant looks away |

## Technique, the same every time

1. **Height.** A forearm about level with the floor relaxes the hand. On a kitchen table, stand; on a coffee
   table, don't.
2. **Position.** Stand beside the applicant, not across from them. "Let me do the work" is the best instruction
   there is.
3. **Roll from nail edge to nail edge**, and from the tip down past the first joint's crease. The examiner needs
   the core, all deltas and the ridges between them.
4. **Direction.** Thumbs toward the body, fingers away: from awkward to comfortable, so the hand relaxes as it
   turns.
5. **One smooth roll.** No going back, no second pass over the same ink.
6. **Plain impressions straight**, all four fingers together. They are how a swapped finger is discovered.

Clean the platen between people, not between shifts. Ghosts of the last person's prints are among the few
rejections that are wholly your own.

## Look before you send

Take five seconds a finger. Is the middle clear? Can you follow a ridge across? Is any finger there twice, or in
the wrong box? The machine's green light means that the software found enough ridge detail. It doesn't mean the
FBI will. Each system up the line has its own threshold, which is why a state can accept prints that the FBI
returns.

With worn hands, keep the best of three tries, then stop: tired, rubbed fingers get worse. Note on your own job
sheet which fingers were poor and what you tried.

For an amputation or a finger that can't be printed, use the machine's code or write the reason in the box. An
empty box with no reason is a sure way back to your desk.

## The other kind of rejection

Plenty of "bad prints" are bad data: a swapped birth date, a nickname, the wrong applicant type, an ORI with an
O for a zero. Have applicants read their own data on your screen and say "yes" aloud. It is the one check that
you can't do alone.

## After a rejection

**First time.** In California the applicant brings the rejection notice, and you enter the original ATI number
so that the government fees aren't charged again. Change something: more preparation, another time of day,
another device.

**Second time.** The requesting agency, not you and not the applicant, may ask for a check by name. The FBI
calls it a biographic verification, wants the transaction numbers of both rejections, and sets a deadline: 90
days in the copy we read. California has used a shorter one. Tell the agency on the day the second notice comes.

Somebody asking for their *own* FBI record follows other rules: see [the FBI summary with an
FD-258](/articles/fbi-identity-history-summary-with-an-fd-258).

## A policy worth printing

> If your prints are returned for quality, we take them again free of charge within 60 days. Travel for a second
> visit is half. If the form was wrong, it is a new job, because the fees are charged again.

Honest, generous where it was your part, clear where it wasn't.

## How Whorl fits in

Keep the policy in your quote terms in Whorl, so that the customer accepts it with the price; the job's history
then shows what was agreed and when. Whorl never holds the prints.

## What to do this week

- Add the two-day hand care note to your confirmations
- Put water, pads, lint-free cloth and alcohol wipes in one pouch
- Count your rejections for the last 90 days, by cause: skin, technique, data
- Practice the cause that is biggest

*General information, not legal or tax advice.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- Utah Bureau of Criminal Identification, print quality: [bci.utah.gov](https://bci.utah.gov/)
- Wisconsin Department of Justice, impression quality: [wisdoj.gov](https://www.wisdoj.gov/)
- FBI, biographic verification request, in a reprint; the FBI: [le.fbi.gov](https://le.fbi.gov/)
- California DOJ on second rejections, as a provider reprints it:
  [oag.ca.gov/fingerprints](https://oag.ca.gov/fingerprints)
- Original ATI: [cfb.ca.gov](https://cfb.ca.gov/licensee/ls_use.shtml)
- Hand care, timings and the sample policy: practice in the trade, not a rule
`.trim(),
};
