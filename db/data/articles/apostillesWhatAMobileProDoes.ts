import type { SeedArticle } from './seedArticle.ts';

export const apostillesWhatAMobileProDoes: SeedArticle = {
  slug: 'apostilles-what-a-mobile-pro-does',
  title: 'Apostilles: what the mobile pro does, and does not',
  excerpt:
    'You can’t issue one. You can make sure the document is ready for one, carry it, and say what it proves. A map of who does what.',
  category: 'Notary',
  publishedAt: '2026-09-28T16:00:00Z',
  featured: false,
  body: `
An apostille is a certificate that lets a document made here be used abroad. Customers ask their notary for one,
because the notary is the only official they've met. You can't issue it. What you can do is worth paying for all
the same: a notarization that passes, an honest answer about the route, and legs.

## What it proves

An apostille says that a **signature is genuine**, that the person **held the office** they signed in, and that
the **seal** is what it seems. It says nothing about the content. A diploma with an apostille isn't thereby a
real diploma; the notary's signature under the copy is a real notary's signature. Tell customers this early, and
they'll understand why the notarization matters so much.

It works between countries that have joined the Hague Apostille Convention. For other countries a longer chain
begins: certification by the state, often by the US Department of State, then the consulate. First question,
always: **which country?**

## Who issues what

| The document | Who signed it | Who authenticates it |
|---|---|---|
| Power of attorney, affidavit, letter | Signer, then you | The authority of *your* state, usually its Secretary of State |
| Birth, marriage, death record | Registrar or county clerk | The state that issued it |
| Court paper | Clerk of the court | The state of the court |
| School record | School officer before a notary | The notary's state |
| FBI response, federal court paper, naturalization | Federal official | US Department of State |

Three consequences:

- Your acts go to *your* state, wherever the signer lives.
- A California birth record doesn't go to Nevada because the customer moved.
- Federal papers go to Washington, DC, and **aren't notarized first**. The Department of State says plainly that
  notarizing them spoils them.

Some states want a step in between, such as a county clerk who confirms the notary's or the registrar's
signature. Look at the issuing office's page for every new kind of document. For notarized papers from Georgia,
for one, you go to the court clerks' authority and not to the Secretary of State.

## What you do

1. **Ask:** which country, which document, whose instructions, by when?
2. **Send them to the receiver.** The foreign office decides whether it takes a copy, how old a record may be,
   and whether a translation is needed. Get its list in writing.
3. **Notarize well.** The apostille desk checks your name, seal, date and wording against its file. Legible
   stamp, complete certificate, venue right, nothing crossed out, expiration date visible. Most rejections come
   from this line.
4. **Keep it whole.** Staple as the office wants, don't unstaple afterwards, no tape over the seal.
5. **Carry it,** if you offer that: the office's own form or cover letter naming the country, the fee as it
   wants it, a prepaid return envelope.
6. **Hand over** with a receipt, and show them where the apostille is attached.

## What you don't do

- **Issue, sell or "provide" apostilles.** You provide preparation and courier service. Say it on the website
  too.
- **Choose the document.** "You need a power of attorney" is legal advice in most states. "Your lawyer or the
  consulate can tell you" isn't.
- **Certify copies you may not certify.** Notaries mostly can't make certified copies of birth, marriage or
  death records. Some states don't let them certify copies of anything but a few named papers.
- **Notarize a federal document.**
- **Promise acceptance or a date.** You control neither.
- **Translate,** and then notarize your own translation.

## The fees, kept apart

| Part | Whose | Note |
|---|---|---|
| Notarial act | Capped by your state | Same fee whether or not an apostille follows |
| Travel to the signer | Yours | Agreed beforehand |
| Apostille | The government's | California: $20 a document by mail, reported $6 more in person |
| Department of State | The government's | Reported $20 a document, form DS-4194 |
| Courier and standing in line | Yours | Your price, because it is your service and not an act |
| Shipping abroad | At cost | With tracking |

An example in California: two acknowledgments at $15, travel $25, courier $90, apostilles $40. Your part is
$145, the state's $40. Written like that, nobody thinks that you sold a $20 certificate for $185.

Take the government money before you go, and keep the receipt with the file. If a document is refused for a
reason on your side, redo your part free. If it is refused because the consulate changed its mind, that is a new
trip; say so at the start.

## How Whorl fits in

In a Whorl quote these are notarial, travel, government and other lines, each of its own type, so the cap
warning looks only at your acts, and the government's part is never discounted.

## What to do this week

- Bookmark your state's authentication page and read its list of refusals
- Stamp a sheet and compare it with the sample in your handbook
- Take the word "apostille service" off your site unless it says "courier"
- Write your four questions on a card by the phone

*General information, not legal or tax advice.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- US Department of State, preparing a document for authentication ("do not notarize"):
  [travel.state.gov](https://travel.state.gov/)
- Hague Conference, Apostille Section: [hcch.net](https://www.hcch.net/)
- California Secretary of State, authentications: [sos.ca.gov/notary](https://www.sos.ca.gov/notary)
- Santa Cruz County Clerk, the apostille process:
  [santacruzcountyca.gov](https://sccoclerk.santacruzcountyca.gov/CountyClerkHome/TheApostilleProcess.aspx)
- Georgia clerks' authority: [gsccca.org](https://www.gsccca.org/)
- Fees marked "reported": private guides, 2026
`.trim(),
};
