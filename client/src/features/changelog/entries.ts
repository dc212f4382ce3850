import type { CalendarDate } from '#domain/dates.ts';

/** New: could not be done before. Better: can be done more easily. Fixed: did not do what it should. */
export type ChangeTag = 'New' | 'Better' | 'Fixed';

export interface Change {
  tag: ChangeTag;
  text: string;
}

/** What came together, under one heading. */
export interface ChangelogEntry {
  /** The entry's own address on the page. */
  id: string;
  date: CalendarDate;
  title: string;
  changes: readonly Change[];
}

/** What was built, the newest first. */
export const entries: readonly ChangelogEntry[] = [
  {
    id: 'test-mode',
    date: '2026-11-29',
    title: 'Test mode',
    changes: [
      {
        tag: 'New',
        text: 'Try your programs on test data: turn on test mode in API access and make keys that reach nothing real. Its mails wait in a test mailbox, its payments are made up, and nothing of it counts in your plan.',
      },
    ],
  },
  {
    id: 'webhooks-in-order',
    date: '2026-11-29',
    title: 'Webhooks in order',
    changes: [
      {
        tag: 'New',
        text: 'An endpoint can receive all events, or all about invoices, quotes and so on, with those that are added later.',
      },
      {
        tag: 'New',
        text: 'Events for overdue invoices, closed disputes, assignments, the price list and the business’s settings; an import names its customers.',
      },
      { tag: 'New', text: '“Send waiting now” sends what waits for its next try, once your program works again.' },
      { tag: 'New', text: 'Programs set up and watch webhooks themselves, with an API key that may.' },
      {
        tag: 'Better',
        text: 'Four messages at a time go to an endpoint, in order for each invoice, quote or customer. One that fails holds up no other.',
      },
    ],
  },
  {
    id: 'programs-find-more',
    date: '2026-11-29',
    title: 'Programs find more',
    changes: [
      {
        tag: 'New',
        text: 'With an API key, programs look up payments and payouts, search, and read what was added or changed since a time.',
      },
      { tag: 'New', text: 'The API takes Apollo’s automatic persisted queries.' },
      { tag: 'New', text: 'Programs get the PDF of a quote or an invoice by an address that is good for 15 minutes.' },
      {
        tag: 'New',
        text: 'Help lists every error code and every limit of the API, and the JSON Schema of each webhook event.',
      },
      { tag: 'New', text: 'The API has a typed client for TypeScript.' },
      { tag: 'Better', text: 'Errors of the API name the field, the missing scope or the limit that was passed.' },
      { tag: 'Better', text: 'Several mutations in one operation are refused before any of them is done.' },
      {
        tag: 'Fixed',
        text: 'Changing an API key without its networks no longer opens it to every address, and changing one part of an address keeps the others.',
      },
      { tag: 'Fixed', text: 'A field that a key has no scope for is refused by name, in place of an empty answer.' },
    ],
  },
  {
    id: 'every-name-on-paper',
    date: '2026-11-29',
    title: 'Every name on paper',
    changes: [
      {
        tag: 'New',
        text: 'PDFs print Chinese, Japanese, Korean, Thai, Hebrew, Arabic, Armenian, Georgian, Hindi and emoji.',
      },
      { tag: 'Fixed', text: 'PDFs no longer lose letters after others with accents were printed.' },
      { tag: 'Fixed', text: 'A logo that cannot be read is refused when you choose it.' },
    ],
  },
  {
    id: 'given-by-hand',
    date: '2026-11-29',
    title: 'Given by hand',
    changes: [
      {
        tag: 'New',
        text: 'A customer without an email address? Mark a quote or an invoice as given by hand: it is issued without a mail, and can be accepted and paid.',
      },
      {
        tag: 'Fixed',
        text: 'Signing up works from browsers that name an unusual time zone; Settings asks you to check the one we chose.',
      },
    ],
  },
  {
    id: 'two-tabs-one-customer',
    date: '2026-11-29',
    title: 'Two tabs, one customer',
    changes: [
      {
        tag: 'Better',
        text: 'Where two people or two tabs edit the same thing, what each changed is kept, and you choose where both changed the same field.',
      },
      {
        tag: 'Fixed',
        text: 'When the connection breaks while you save, Whorl finds out what became of it before anything is recorded again.',
      },
      {
        tag: 'Fixed',
        text: 'What you typed and did not save is kept for you alone, and goes from the device when your session ends.',
      },
      { tag: 'Fixed', text: 'A long list always loads the rows that you jump to, also after a lost connection.' },
    ],
  },
  {
    id: 'an-account-stays-yours',
    date: '2026-11-29',
    title: 'An account stays yours',
    changes: [
      {
        tag: 'New',
        text: 'When the email of your account is changed, the old address gets a link that takes the change back within seven days.',
      },
      {
        tag: 'Better',
        text: 'Links in our mails open a page with a button. Nothing happens before you press it, whatever your mail program does with links.',
      },
      {
        tag: 'Fixed',
        text: 'A new password, or a new email, makes every link worthless that was mailed before.',
      },
    ],
  },
  {
    id: 'online-payments-that-add-up',
    date: '2026-11-29',
    title: 'Online payments that add up',
    changes: [
      {
        tag: 'Fixed',
        text: 'A part payment or a deposit no longer leaves a rest that is too small to be paid online, and a payment page closes once its invoice is paid in another way.',
      },
      {
        tag: 'Better',
        text: 'A bank payment whose account is still to be verified shows as on its way from the start, with the link for your customer. A bank that only asks about a payment leaves it paid, and you can refund it.',
      },
    ],
  },
  {
    id: 'who-did-what',
    date: '2026-11-21',
    title: 'Who did what',
    changes: [
      {
        tag: 'New',
        text: 'The audit log tells who changed what, when and from where, with what it was before: filter it, search it, take it along as CSV.',
      },
      {
        tag: 'New',
        text: 'Sign-ins, tries in vain, changed passwords and exports are in it too. Nobody can change or remove an entry, and each proves the one before.',
      },
    ],
  },
  {
    id: 'your-own-programs',
    date: '2026-11-21',
    title: 'Your own programs',
    changes: [
      {
        tag: 'New',
        text: 'API keys for your own programs: say what each may do, from where and until when; rotate or revoke it at any time. In Settings, under API access.',
      },
      {
        tag: 'New',
        text: 'See what your keys are used for: requests of each day, the log of the last seven, and when each was last used.',
      },
    ],
  },
  {
    id: 'a-better-lock',
    date: '2026-11-21',
    title: 'A better lock',
    changes: [
      {
        tag: 'New',
        text: 'Sign in with your fingerprint, face or screen lock: add a passkey in Settings, under Security.',
      },
      {
        tag: 'New',
        text: 'Two-step sign-in with an authenticator app, and recovery codes for the day your phone is lost.',
      },
      {
        tag: 'New',
        text: 'See every device that is signed in, sign out any of them at once, and get a mail when a new one signs in.',
      },
      {
        tag: 'Better',
        text: 'Whoever guesses at your password waits longer after each try. You, on your own devices, do not.',
      },
    ],
  },
  {
    id: 'plans-to-choose',
    date: '2026-11-21',
    title: 'Plans to choose',
    changes: [
      {
        tag: 'New',
        text: 'Choose a plan in Settings, by the month or by the year, and pay it on Stripe’s page. The days that are left of your trial stay free.',
      },
      {
        tag: 'New',
        text: 'Change or cancel the plan, take a cancellation back, update your card and find our invoices in Stripe’s billing portal.',
      },
      {
        tag: 'New',
        text: 'If a payment fails, a banner says so and leads straight to your card. For 14 days you work on as before.',
      },
    ],
  },
  {
    id: 'on-your-home-screen',
    date: '2026-11-21',
    title: 'On your home screen, and open without a signal',
    changes: [
      {
        tag: 'New',
        text: 'Install the app from the browser, on a phone or a computer. A card offers it; the Help menu has it whenever you like.',
      },
      {
        tag: 'New',
        text: 'Without a connection the screens you visited open with what they last showed, and a banner says how old that is.',
      },
      {
        tag: 'New',
        text: 'From the icon on your home screen you get straight to a new quote or to recording a payment.',
      },
      { tag: 'New', text: 'A new version asks before it reloads, and never interrupts your typing.' },
    ],
  },
  {
    id: 'public-site',
    date: '2026-11-21',
    title: 'A site that explains itself',
    changes: [
      { tag: 'New', text: 'Home, prices, help, articles and legal pages: fast, and readable without JavaScript.' },
      {
        tag: 'New',
        text: 'A Help Center that searches as you type, with pages on getting started, quotes and invoices, email and passwords.',
      },
      {
        tag: 'New',
        text: 'Articles for the trade: fee caps by state, live scan in California, pricing travel, mileage records, getting paid by agencies, and more, each with its sources.',
      },
      {
        tag: 'New',
        text: 'A newsletter that asks you to confirm your address first, and lets you go with one click.',
      },
      { tag: 'New', text: 'A privacy policy, terms, AI terms and payment information in plain words.' },
    ],
  },
  {
    id: 'small-screens',
    date: '2026-11-21',
    title: 'Kinder to thumbs and to screen readers',
    changes: [
      {
        tag: 'Better',
        text: 'Every button has a name that screen readers can say, and more screens are checked for it.',
      },
      { tag: 'Better', text: 'Prices stay on one line on the narrowest phones.' },
      { tag: 'Better', text: 'Clearing a search and switching the discount between dollars and percent take a thumb.' },
      { tag: 'Fixed', text: 'Retry after a failed load asks for what was on the screen, with its filters.' },
      {
        tag: 'Fixed',
        text: 'A picture that no PDF can draw is refused when it is chosen as the logo, not when the first PDF fails.',
      },
    ],
  },
  {
    id: 'first-version',
    date: '2026-11-21',
    title: 'From quote to receipt: the first version',
    changes: [
      {
        tag: 'New',
        text: 'Quotes from a price list, with optional lines, discount, tax, deposit and a preview of what the customer will see.',
      },
      {
        tag: 'New',
        text: 'Travel fees that work themselves out from your base, your location or any address, and explain themselves in one sentence.',
      },
      {
        tag: 'New',
        text: 'A warning, with its source, when a notarial act costs more than your state allows.',
      },
      {
        tag: 'New',
        text: 'A page for your customers, without an account: accept with a typed or drawn signature, ask for changes, or decline.',
      },
      {
        tag: 'New',
        text: 'Invoices from accepted quotes or on their own, with due dates, overdue marks, PDFs, and numbers without gaps.',
      },
      {
        tag: 'New',
        text: 'Payments in cash, by check, by phone or otherwise, whole or in part, with receipts; a bounced check can be voided.',
      },
      { tag: 'New', text: 'Acceptances and payments show on every open screen the moment they happen.' },
      { tag: 'New', text: 'Customers with tags and notes, imported from a spreadsheet and exported as CSV.' },
      {
        tag: 'New',
        text: 'Today: what is owed, what is overdue, what waits for an answer. ⌘K or Ctrl K finds anything.',
      },
      { tag: 'New', text: 'Light and dark, from a small phone to a wide screen.' },
    ],
  },
];
