import type { SeedArticle } from './seedArticle.ts';

export const remoteOnlineNotarizationForMobileNotaries: SeedArticle = {
  slug: 'remote-online-notarization-for-mobile-notaries',
  title: 'Remote online notarization for mobile notaries: add it, or pass?',
  excerpt:
    'What remote work asks of you, what the caps leave after the platform is paid, and which jobs still need your car.',
  category: 'Notary',
  publishedAt: '2026-08-17T16:00:00Z',
  featured: false,
  body: `
Remote online notarization, RON for short, lets a signer appear before you by live video. Most states have a law
for it now. For a mobile notary the question isn't whether it is the future. It is which of next week's jobs it
would serve better than the car, and what is left when the platform has been paid.

## What has to be true

1. **Your state allows it, and you're authorized.** In most states, RON is a registration on top of your
   commission, with its own course, examination or approval of the platform.
2. **You are where your commission is.** As a rule the *notary* has to be inside the commissioning state during
   the act; Indiana's statute says it in so many words. The signer may usually be elsewhere.
3. **The platform meets your state's rules**: identity proofing, credential analysis, secure video, a
   tamper-evident document.
4. **The recipient accepts it.** A county recorder, a title company, a foreign consulate or a court may not. Ask
   first.
5. **You can keep the records**: an electronic journal and, in many states, the recording for years.
   California's law, not yet in use, says ten.

## California, the big exception

California passed its law in 2023, but nobody commissioned there may do it until the Secretary of State
certifies that its own system is ready, or January 1, 2030, unless that date is moved. A 2026 bill, AB 1977,
would change details; we don't know how it ended. If you hold a California commission, the answer was still no
as far as we could see, and the Secretary of State's website is the place to see it change. Californians may still use online notaries of *other*
states, and some of your customers will.

## The money

In-person fees are often too small to live on, so the travel fee carries the job. Online there is no travel fee,
and the cap is what you have.

| State | Cap for an online act | Basis |
|---|---|---|
| Illinois | $25 | statute text |
| Indiana | $25 | reported |
| Maryland | $30 | reported |
| North Carolina | $25 a signature | statute text |
| New York | $25, *including all your costs* | rule text, to be checked |
| Ohio | $30, and up to $10 technology fee a session | statute text |
| Pennsylvania | up to $20 above the paper fee | reported |

Then subtract. A platform may charge by the session, by the seal, by the month, or all three; identity checks
and storage may be extra. Work it out for a single-signer, single-act job, since that is what walk-in online
customers bring:

> cap – session fee – identity check – card processing – your 20 minutes = ?

If the result is below zero, one-off online acts are a favor and not a business. Volume work, such as closings, estate packages and corporate clients, can be another matter, because
several acts share one session.

May you pass the platform's price on? Ohio allows a technology fee and limits it. New York's figure includes
everything. Other states say nothing we could find. Ask before you add a line.

## When to drive

| The job | Choose |
|---|---|
| Signer abroad, document for the US | Online, if the recipient agrees |
| Six acts for a business, weekly | Online |
| Deed to a county that doesn't record electronically | In person |
| Hospital bedside, frail signer | In person |
| Signer without a US credit history or the right ID | In person; knowledge questions will fail them |
| Wills | Ask the lawyer: states differ |
| Apostille for a foreign office | Ask that office; many want ink |
| Anything with fingerprints | In person, always |

## Identity and willingness, on a screen

The software checks the ID and the answers. It doesn't check whether somebody stands behind the camera. Ask for
a slow turn of the room. Ask an open question: "Tell me what you are signing today." Stop when the answers come
from somebody else. Stopping an online session is awkward for ten seconds; explaining a coerced signature is
awkward for years.

Set the scene on your side too: a closed door, no family walking past, nothing with a customer's name behind
you, one screen recorded and only that one.

## A careful start

Before you pay for a year, do three things. Read your state's rule, not the platform's summary of it. Ask five
regular customers whether they'd have used it in the past six months. Ask your insurer whether
errors-and-omissions cover includes remote acts. Then take the monthly plan, and look at the sum after the
second month.

## How Whorl fits in

Whorl doesn't host sessions. You can quote and invoice online acts in it, but its cap warning measures every
notarial line against the cap for acts in person, so hold an online fee against your state's rule yourself.

## What to do this week

- Read your commissioning office's page on remote acts; note the date
- Find the cap, and what it includes
- Do the subtraction for one act
- Ask two recipients whether they accept it
- Ask your insurer

*General information, not legal or tax advice. Check with your Secretary of State before you perform a remote
act.*

## Sources

Stored copies, looked up November 21, 2026. The live page decides.

- National Association of Secretaries of State, remote notarization:
  [nass.org](https://www.nass.org/initiatives/remote-electronic-notarization)
- California SB 696 (2023) and AB 1977 (2026, as introduced):
  [leginfo.legislature.ca.gov](https://leginfo.legislature.ca.gov/); analysis:
  [nationalnotary.org](https://www.nationalnotary.org/)
- Ohio 147.08: [codes.ohio.gov](https://codes.ohio.gov/ohio-revised-code/section-147.08)
- Illinois, 5 ILCS 312/3-104: [ilga.gov](https://www.ilga.gov/); North Carolina G.S. 10B-31:
  [ncleg.gov](https://www.ncleg.gov/)
- Indiana Code 33-42-17-2 and New York 19 NYCRR 182.11, in reprints
- Indiana, Maryland and Pennsylvania caps: second-hand reports
`.trim(),
};
