import type { SeedArticle } from './seedArticle.ts';

export const inkCardsAgainstLiveScan: SeedArticle = {
  slug: 'ink-cards-against-live-scan',
  title: 'Ink cards against live scan: which one does this customer need?',
  excerpt:
    'The receiving agency decides, not you and not the applicant. A way to find out in three questions, and how to price both.',
  category: 'Fingerprinting',
  publishedAt: '2026-05-04T16:00:00Z',
  featured: false,
  body: `
"Can you do my fingerprints?" is half a question. The other half is "for whom?" Whoever receives the prints
decides how they have to arrive. Ask before you drive, and you'll never be the person who brought a scanner to
an ink job.

## Three questions on the phone

1. **Who asked for the prints?** Get the agency's name, not just the reason.
2. **Which state is that agency in?** Live scan is built state by state: a California transaction goes to the
   California DOJ, and no button sends it to Texas.
3. **What did they send you?** A BCIA 8016 points to live scan. A card in an envelope points to ink. An email
   with an ORI and a link points to that state's own vendor.

If the applicant can't answer, have them read you the agency's instructions. Two minutes now, an hour saved
later.

## Side by side

| | Live scan | Ink card (FD-258) |
|---|---|---|
| Goes to | The state's system, then perhaps the FBI | Whoever the applicant mails it to |
| Good for | In-state licensing and jobs | Out-of-state boards, many federal uses, a record request by mail |
| Speed | Sent in minutes | Mail, then handling |
| Mistakes show | On the screen, before sending | Weeks later, in a letter |
| You need | Approved equipment, network, certificate | Pad or inkless kit, cards, skill |
| You keep | The ATI number on the form copy | Nothing but your receipt |
| Common price | $20–$50 rolling fee, and government fees | $30–$40, further cards $10–$20 |

The price ranges are what we see in California, not a rule; look around your own county.

## In California, electronic is the rule

The state has required applicant prints to arrive electronically since July 2005, and licensing pages say that a
card sent instead goes back to the agency that sent it. The DOJ may exempt somebody when no site is regionally
available. That exemption is for the applicant and the agency to request. It isn't an option you can offer.

Applicants who live *outside* California are the everyday exception. Several state bureaus take "hard cards"
from them, with the fees and the form that the bureau names. So a California license can mean ink work in Reno
or Phoenix.

## The third way: scanned, then printed

Many systems can capture prints on the scanner and print them onto a card. You get the scanner's quality check
and the customer gets paper. Before you sell it, make sure that the recipient takes printed cards, that your
printer and card stock are fit for it, and that your agreement with the system's owner allows it. For a record
request by mail, the FBI accepts live-scan prints only as a hard card.

## A card that isn't sent back

The instructions on the back of the FBI's card are short and worth learning:

- Type, or print in blue or black ink, inside the boxes. No highlighter anywhere.
- Fill every required field: name, date and place of birth, sex, ORI where the agency has given one, reason
  fingerprinted.
- Roll from nail edge to nail edge, in the right order.
- Write a note in the box for any finger that is missing or can't be printed.
- No more than two retabs in any one box.
- Keep stray marks out of the boxes and everything out of *Leave blank*.

Both of you sign: the applicant after the card is filled in, you after you've seen the ID. Don't change or
invent an ORI. If the box came pre-printed, leave it as it is; if it came blank and the instructions don't give
one, ask.

Take two cards. The second costs you four minutes and saves many a second trip. And hand over the finished cards
flat in a stiff envelope, with the seal, initials or witness line that the instructions ask for. Some boards
want the envelope sealed by you; others reject a sealed one. Read, don't guess.

## What to tell the customer

- Say how the prints travel: "These go by mail. Your board opens the envelope, not me."
- Say what you don't know: "How long they take is up to them."
- Say what a redo costs *before* you begin. A free redo within 60 days is a fair promise for ink.

## How Whorl fits in

Put "ink card", "further card" and "live scan rolling fee" into your price list once; a Whorl quote then shows
them as separate lines, and the customer can choose the optional second card in the portal before accepting.

## Before you leave the house

- Agency named, state known, instructions read
- Live scan: form complete, network tested
- Ink: right card type, twice the number you need
- Envelope rules known
- Redo policy said aloud

*General information, not legal or tax advice. The receiving agency's instructions come before anything here.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- California Community Care Licensing, live scan (electronic since July 1, 2005; cards returned):
  [cdss.ca.gov](https://www.cdss.ca.gov/)
- Bureau of Security and Investigative Services, background check:
  [bsis.ca.gov](https://www.bsis.ca.gov/forms_pubs/livescan/index.shtml)
- Minnesota licensing boards, completing the FD-258:
  [mn.gov](https://mn.gov/boards/cbc/fingerprint-card/required-fields/)
- FBI, record requests by mail:
  [fbi.gov](https://www.fbi.gov/how-we-can-help-you/more-fbi-services-and-information/identity-history-summary-checks)
- The back of the FD-258, in a reprint
- Prices: our own trade notes
`.trim(),
};
