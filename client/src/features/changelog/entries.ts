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
        text: 'Try your programs on test data: turn on test mode in API access and create test keys. Emails go to a test mailbox, payments are simulated, and nothing counts toward your plan.',
      },
    ],
  },
  {
    id: 'webhooks-in-order',
    date: '2026-11-29',
    title: 'Webhooks, in order',
    changes: [
      {
        tag: 'New',
        text: 'An endpoint can receive all events, or all invoice events, all quote events, and so on, including ones added later.',
      },
      {
        tag: 'New',
        text: 'New events for overdue invoices, closed disputes, assignments, the price list, and business settings. Import events list their customers.',
      },
      { tag: 'New', text: '“Send waiting now” retries pending deliveries right away, once your program works again.' },
      { tag: 'New', text: 'Programs can set up and monitor webhooks with an API key.' },
      {
        tag: 'Better',
        text: 'Each endpoint gets up to four deliveries at a time, in order for each invoice, quote, or customer. A failing one doesn’t hold up the others.',
      },
    ],
  },
  {
    id: 'programs-find-more',
    date: '2026-11-29',
    title: 'A better API',
    changes: [
      {
        tag: 'New',
        text: 'With an API key, programs look up payments and payouts, search, and read what was added or changed since a time.',
      },
      { tag: 'New', text: 'The API supports Apollo’s automatic persisted queries.' },
      { tag: 'New', text: 'Programs can get a quote’s or invoice’s PDF from a link that works for 15 minutes.' },
      {
        tag: 'New',
        text: 'Help lists every API error code and limit, and the JSON Schema of each webhook event.',
      },
      { tag: 'New', text: 'A typed API client for TypeScript.' },
      { tag: 'Better', text: 'API errors name the field, the missing scope, or the limit.' },
      { tag: 'Better', text: 'Operations with more than one mutation are rejected before anything runs.' },
      {
        tag: 'Fixed',
        text: 'Updating an API key without its networks keeps them, and updating part of an address keeps the rest.',
      },
      {
        tag: 'Fixed',
        text: 'A field the key has no scope for returns an error that names it, instead of an empty result.',
      },
    ],
  },
  {
    id: 'every-name-on-paper',
    date: '2026-11-29',
    title: 'Every name on PDFs',
    changes: [
      {
        tag: 'New',
        text: 'PDFs support Chinese, Japanese, Korean, Thai, Hebrew, Arabic, Armenian, Georgian, Hindi, and emoji.',
      },
      { tag: 'Fixed', text: 'PDFs no longer drop letters after accented ones.' },
      { tag: 'Fixed', text: 'A logo that can’t be read is rejected when you choose it.' },
    ],
  },
  {
    id: 'given-by-hand',
    date: '2026-11-29',
    title: 'Given by hand',
    changes: [
      {
        tag: 'New',
        text: 'A customer without an email address? Mark a quote or invoice as given by hand: it’s issued without an email, and can be accepted and paid.',
      },
      {
        tag: 'Fixed',
        text: 'Sign-up works from browsers that report an unusual time zone. Settings asks you to check the one we chose.',
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
        text: 'If the connection drops while you save, Whorl checks what happened before recording anything again.',
      },
      {
        tag: 'Fixed',
        text: 'Unsaved typing is kept just for you, and removed from the device when your session ends.',
      },
      { tag: 'Fixed', text: 'Long lists always load the rows you jump to, even after a lost connection.' },
    ],
  },
  {
    id: 'an-account-stays-yours',
    date: '2026-11-29',
    title: 'Your account stays yours',
    changes: [
      {
        tag: 'New',
        text: 'When your account’s email changes, the old address gets a link that can undo it for seven days.',
      },
      {
        tag: 'Better',
        text: 'Links in our emails open a page with a button. Nothing happens until you press it.',
      },
      {
        tag: 'Fixed',
        text: 'A new password or email cancels every link we emailed before.',
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
        text: 'Partial payments and deposits no longer leave a balance too small to pay online, and a payment page closes once its invoice is paid another way.',
      },
      {
        tag: 'Better',
        text: 'A bank payment waiting for verification shows as on its way from the start, with the link for your customer. A bank inquiry leaves the payment paid, and you can refund it.',
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
        text: 'The audit log shows who changed what, when, and from where, with the values before and after. Filter it, search it, or export it as CSV.',
      },
      {
        tag: 'New',
        text: 'It includes sign-ins, failed attempts, password changes, and exports. Entries can’t be edited or deleted.',
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
        text: 'API keys for your own programs: choose what each can do, from where, and until when. Rotate or revoke them anytime. In Settings, under API access.',
      },
      {
        tag: 'New',
        text: 'See how your keys are used: daily requests, a log of the last seven days, and when each was last used.',
      },
    ],
  },
  {
    id: 'a-better-lock',
    date: '2026-11-21',
    title: 'Better account security',
    changes: [
      {
        tag: 'New',
        text: 'Sign in with your fingerprint, face, or screen lock: add a passkey in Settings, under Security.',
      },
      {
        tag: 'New',
        text: 'Two-step sign-in with an authenticator app, plus recovery codes in case you lose your phone.',
      },
      {
        tag: 'New',
        text: 'See every signed-in device, sign out any of them, and get an email when a new one signs in.',
      },
      {
        tag: 'Better',
        text: 'Anyone guessing your password waits longer after each try. You, on your own devices, don’t.',
      },
    ],
  },
  {
    id: 'plans-to-choose',
    date: '2026-11-21',
    title: 'Choose your plan',
    changes: [
      {
        tag: 'New',
        text: 'Choose a monthly or yearly plan in Settings and pay on Stripe’s page. Your remaining trial days stay free.',
      },
      {
        tag: 'New',
        text: 'Change, cancel, or resume your plan, update your card, and find our invoices in Stripe’s billing portal.',
      },
      {
        tag: 'New',
        text: 'If a payment fails, a banner takes you straight to your card. For 14 days you can keep working as usual.',
      },
    ],
  },
  {
    id: 'on-your-home-screen',
    date: '2026-11-21',
    title: 'On your home screen, even offline',
    changes: [
      {
        tag: 'New',
        text: 'Install the app from your browser, on a phone or computer. Find it anytime in the Help menu.',
      },
      {
        tag: 'New',
        text: 'Without a connection, screens you’ve visited show their last data, and a banner says how old it is.',
      },
      {
        tag: 'New',
        text: 'From the icon on your home screen you get straight to a new quote or to recording a payment.',
      },
      { tag: 'New', text: 'A new version asks before reloading and never interrupts your typing.' },
    ],
  },
  {
    id: 'public-site',
    date: '2026-11-21',
    title: 'A clearer website',
    changes: [
      { tag: 'New', text: 'Home, pricing, help, articles, and legal pages: fast, and readable without JavaScript.' },
      {
        tag: 'New',
        text: 'A Help Center that searches as you type, with pages on getting started, quotes and invoices, email, and passwords.',
      },
      {
        tag: 'New',
        text: 'Articles for the trade: fee caps by state, live scan in California, pricing travel, mileage records, getting paid by agencies, and more, all with sources.',
      },
      {
        tag: 'New',
        text: 'A newsletter with confirmed sign-up and one-click unsubscribe.',
      },
      { tag: 'New', text: 'A privacy policy, terms, AI terms, and payment information in plain English.' },
    ],
  },
  {
    id: 'small-screens',
    date: '2026-11-21',
    title: 'Easier for thumbs and screen readers',
    changes: [
      {
        tag: 'Better',
        text: 'Every button has a name for screen readers, and we test more screens for it.',
      },
      { tag: 'Better', text: 'Prices stay on one line on the narrowest phones.' },
      {
        tag: 'Better',
        text: 'Clearing a search and switching a discount between dollars and percent are easier to tap.',
      },
      { tag: 'Fixed', text: 'Retrying after a failed load keeps your filters.' },
      {
        tag: 'Fixed',
        text: 'An image that PDFs can’t show is rejected when you choose it as your logo.',
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
        text: 'Quotes from your price list, with optional lines, discounts, tax, deposits, and a customer preview.',
      },
      {
        tag: 'New',
        text: 'Travel fees calculated from your base, your location, or any address, explained in one sentence.',
      },
      {
        tag: 'New',
        text: 'A warning, with its source, when a notarial act is above your state’s maximum.',
      },
      {
        tag: 'New',
        text: 'A customer page, no account needed: accept with a typed or drawn signature, ask for changes, or decline.',
      },
      {
        tag: 'New',
        text: 'Invoices from accepted quotes or from scratch, with due dates, overdue flags, PDFs, and numbers without gaps.',
      },
      {
        tag: 'New',
        text: 'Payments by cash, check, phone, or other, in full or in part, with receipts. Void a bounced check.',
      },
      { tag: 'New', text: 'Acceptances and payments appear instantly on every open screen.' },
      { tag: 'New', text: 'Customers with tags and notes, spreadsheet import, and CSV export.' },
      {
        tag: 'New',
        text: 'Today: what you’re owed, what’s overdue, and what’s waiting. ⌘K or Ctrl K finds anything.',
      },
      { tag: 'New', text: 'Light and dark mode, from small phones to wide screens.' },
    ],
  },
];
