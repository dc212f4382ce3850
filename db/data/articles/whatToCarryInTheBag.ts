import type { SeedArticle } from './seedArticle.ts';

export const whatToCarryInTheBag: SeedArticle = {
  slug: 'what-to-carry-in-the-bag',
  title: 'What to carry in the bag: a packing list for mobile pros',
  excerpt:
    'Three pouches, one rule for spares, and the things to leave at home. A packing list for fingerprints, live scan and notarial work.',
  category: 'Running the business',
  publishedAt: '2026-02-09T17:00:00Z',
  featured: false,
  body: `
The job you lose isn't the hard one. It is the easy one where the stamp pad was dry, forty minutes from home. A
good bag is boring: the same things in the same place, checked the same way, every time.

## Pack by pouch, not by job

Three pouches and one sleeve. You take all of them on every trip, because the ink customer's husband always has
"just one thing to notarize".

### Pouch 1: fingerprints

- FD-258 cards: twice what the day needs, flat in a stiff folder
- Ink pad or inkless kit, and a second one
- Card holder or clamp
- Retab labels
- Lint-free cloths, alcohol wipes, hand wipes, paper towels
- Small bottle of water or pre-scan pads, for dry skin
- Magnifier, for looking at your own work
- Black pens, fine point
- Stiff envelopes, and tamper-evident ones for agencies that want them sealed

### Pouch 2: live scan

- Scanner in its padded case, cables, power supply
- Laptop, charged, encrypted, with a short screen lock
- Hotspot, and a second carrier's SIM or your phone as a fallback
- Extension cord and a flat power strip
- Platen cleaner that the maker approves
- Your certificate, and the help line's number on paper
- Blank request forms *only* if your state allows it; otherwise the agency brings its own

### Pouch 3: notary

- Seal or stamp, and a spare pad or cartridge
- Journal, and a way to lock it
- Thumbprint pad, where your state asks for one
- Loose certificates for your state: acknowledgment, jurat
- Your state's fee schedule, printed
- A list of the ID your state accepts
- Blue and black pens; somebody will insist on one of them

### Sleeve: the office

- Phone, charger, battery
- Small folding table or lap desk
- Receipt pad, for the day the phone dies
- Change: $60 in fives and tens
- Business cards
- Reading glasses in two strengths, for customers

That last item closes more signings than any pen.

## The rule for spares

Carry a second one of anything that is **cheap, small and able to stop the job**: pads, pens, cards, cables,
cartridges. Don't carry a second one of anything expensive; carry a *plan* for it. For the scanner the plan is
ink. For the laptop it is a colleague's number. For the printer it is the copy shop two streets away, looked up
before you leave.

## What the law wants locked

Your seal and journal are not supplies. California, for one, wants the journal kept locked and under your direct
and exclusive control, and makes it your property even if an employer paid for it. Many states have a rule of
this kind. In practice:

- A zip bag with a small lock inside the big bag
- Never left in the car overnight; never on the seat at any time
- If it is lost or stolen, report it to the office and in the way your state names. Look up how today and keep
  the note in your wallet

Laptops hold other people's birthdays and ID numbers. Treat yours like the journal. [Protecting applicants'
data](/articles/protecting-applicants-data) has the rest.

## What to leave at home

- **Pre-signed or pre-stamped certificates.** There is no good reason to have one.
- **Copies of last week's IDs and forms.** If you must keep something, it lives at the office, locked.
- **A form you would have to fill in for the agency.** The missing box is theirs.
- **Legal forms to hand out.** Choosing a document for somebody can be legal advice.
- **Cash over your float.** Deposit it on the way home.

## Looking after yourself

A few things have nothing to do with prints: a tire inflator, a flashlight, water, a sweater for over-cooled
offices, and somebody who knows your stops for the day. Choose the chair nearest the door in a stranger's home.
If a place feels wrong, you've "left the right form in the car", and you're gone.

## The two-minute check

At night:

1. Charge laptop, phone, hotspot, scanner
2. Count cards; top up wipes
3. Stamp once on scrap paper: dark, whole, legible?
4. Is the commission date still good? The certificate? The insurance?
5. Read tomorrow's list: who needs a kind of card you don't carry?

In the morning, touch each pouch: three and a sleeve. Then go.

## Where Whorl fits in

Whorl doesn't count your supplies yet. It puts tomorrow's paper in your pocket: quotes and invoices as PDFs,
customers' addresses, and a payment recorded on the phone while you are still at the door.

*General information, not legal or tax advice. What must be locked, carried or displayed is for your state to
say.*

## Sources

Looked up November 21, 2026.

- California Government Code 8206, as the notary handbook and guides describe it; the current handbook:
  [sos.ca.gov/notary](https://www.sos.ca.gov/notary)
- FBI, fingerprint cards: [fbi.gov](https://www.fbi.gov/)
- Everything else: practice in the trade
`.trim(),
};
