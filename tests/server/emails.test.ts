import { describe, expect, it } from 'vitest';
import { betaInvitationMail } from '#server/features/beta/emails/BetaInvitation.tsx';
import { businessClosedMail } from '#server/features/closure/emails/BusinessClosed.tsx';
import { businessDeletedMail } from '#server/features/closure/emails/BusinessDeleted.tsx';
import { exportReadyMail } from '#server/features/dataExports/emails/ExportReady.tsx';
import { confirmEmailMail } from '#server/features/identity/emails/ConfirmEmail.tsx';
import { emailChangeConfirmMail } from '#server/features/identity/emails/EmailChangeConfirm.tsx';
import { emailChangedMail } from '#server/features/identity/emails/EmailChanged.tsx';
import { emailChangeNoticeMail } from '#server/features/identity/emails/EmailChangeNotice.tsx';
import { newDeviceMail } from '#server/features/identity/emails/NewDevice.tsx';
import { passwordChangedMail } from '#server/features/identity/emails/PasswordChanged.tsx';
import { resetPasswordMail } from '#server/features/identity/emails/ResetPassword.tsx';
import { securityNoticeMail } from '#server/features/identity/emails/SecurityNotice.tsx';
import { type InvoiceSentProps, invoiceSentMail } from '#server/features/invoices/emails/InvoiceSent.tsx';
import { alreadySubscribedMail } from '#server/features/newsletter/emails/AlreadySubscribed.tsx';
import { confirmSubscriptionMail } from '#server/features/newsletter/emails/ConfirmSubscription.tsx';
import { welcomeMail } from '#server/features/newsletter/emails/Welcome.tsx';
import {
  type BankPaymentStartedProps,
  bankPaymentStartedMail,
} from '#server/features/payments/emails/BankPaymentStarted.tsx';
import { type DisputeNewsProps, disputeNewsMail } from '#server/features/payments/emails/DisputeNews.tsx';
import { type PaymentFailedProps, paymentFailedMail } from '#server/features/payments/emails/PaymentFailed.tsx';
import {
  type PaymentFailedNoticeProps,
  paymentFailedNoticeMail,
} from '#server/features/payments/emails/PaymentFailedNotice.tsx';
import { type PaymentReceiptProps, paymentReceiptMail } from '#server/features/payments/emails/PaymentReceipt.tsx';
import { type PaymentRefundedProps, paymentRefundedMail } from '#server/features/payments/emails/PaymentRefunded.tsx';
import { type QuoteDecidedProps, quoteDecidedMail } from '#server/features/quotes/emails/QuoteDecided.tsx';
import { type QuoteSentProps, quoteSentMail } from '#server/features/quotes/emails/QuoteSent.tsx';
import { planUnpaidMail } from '#server/features/subscription/emails/PlanUnpaid.tsx';
import { trialEndedMail } from '#server/features/subscription/emails/TrialEnded.tsx';
import { type TrialEndingProps, trialEndingMail } from '#server/features/subscription/emails/TrialEnding.tsx';
import { usageNoticeMail } from '#server/features/subscription/emails/UsageNotice.tsx';
import { teamInvitationMail } from '#server/features/team/emails/TeamInvitation.tsx';
import { webhookDisabledMail } from '#server/features/webhooks/emails/WebhookDisabled.tsx';

const business = { name: 'Bay Prints', email: 'maria@bayprints.test', phone: '(510) 555-0142' };
const line = { description: 'Rolling fee', quantity: 1, totalCents: 4500, optional: false, selected: true };

const quote: QuoteSentProps = {
  business,
  customerName: 'Dana Reyes',
  number: 'Q-0012',
  occasion: 'NEW',
  lines: [
    { ...line, quantity: 2, totalCents: 9000 },
    { ...line, description: 'Spare card', totalCents: 2000, optional: true, selected: false },
  ],
  discountCents: 1000,
  taxCents: 740,
  totalCents: 8740,
  depositCents: 2500,
  validUntil: '2026-11-20',
  portalUrl: 'https://whorl.test/portal/quote/secret?a=1&b=2',
};
const decided: QuoteDecidedProps = {
  customerName: 'Dana Reyes',
  number: 'Q-0012',
  totalCents: 8740,
  decision: { kind: 'ACCEPTED', signerName: 'D. Reyes' },
  quoteUrl: 'https://whorl.test/dashboard/quotes/1',
};
const invoice: InvoiceSentProps = {
  business,
  customerName: 'Dana Reyes',
  number: 'INV-0042',
  lines: [line],
  discountCents: 0,
  taxCents: 0,
  totalCents: 123_450,
  paidCents: 0,
  balanceCents: 123_450,
  dueDate: '2026-12-04',
  overdue: false,
  portalUrl: 'https://whorl.test/portal/invoice/secret',
};
const receipt = {
  business,
  customerName: 'Dana Reyes',
  invoiceNumber: 'INV-0042',
  amountCents: 50_000,
  tipCents: 0,
  deposit: false,
  method: 'CHECK',
  reference: '1042',
  receivedOn: '2026-11-21',
  totalCents: 123_450,
  paidCents: 50_000,
  balanceCents: 73_450,
  creditCents: 0,
  portalUrl: 'https://whorl.test/portal/invoice/secret',
} satisfies PaymentReceiptProps;
const started: BankPaymentStartedProps = {
  business,
  customerName: 'Dana Reyes',
  invoiceNumber: 'INV-0042',
  amountCents: 50_000,
  startedOn: '2026-11-21',
  verificationUrl: null,
  portalUrl: 'https://whorl.test/portal/invoice/secret',
};
const failed: PaymentFailedProps = {
  business,
  customerName: 'Dana Reyes',
  invoiceNumber: 'INV-0042',
  amountCents: 50_000,
  failure: 'The bank account is closed.',
  balanceCents: 123_450,
  portalUrl: 'https://whorl.test/portal/invoice/secret',
};
const failedNotice: PaymentFailedNoticeProps = {
  customerName: 'Dana Reyes',
  invoiceNumber: 'INV-0042',
  amountCents: 50_000,
  failure: 'The bank account is closed.',
  balanceCents: 123_450,
  customerHasEmail: true,
  invoiceUrl: 'https://whorl.test/dashboard/invoices/1',
};
const refunded: PaymentRefundedProps = {
  business,
  customerName: 'Dana Reyes',
  invoiceNumber: 'INV-0042',
  refundCents: 2000,
  refundedCents: 5000,
  amountCents: 50_000,
  method: 'CARD',
  portalUrl: 'https://whorl.test/portal/invoice/secret',
};
const dispute: DisputeNewsProps = {
  status: 'NEEDS_RESPONSE',
  inquiry: false,
  customerName: 'Dana Reyes',
  invoiceNumber: 'INV-0042',
  amountCents: 50_000,
  reason: 'product not received',
  dueBy: 'Nov 30, 2026, 3:59 PM',
  invoiceUrl: 'https://whorl.test/dashboard/invoices/1',
};

const person = 'Maria Alvarez';
const link = 'https://whorl.test/auth/do?token=abc';
const newEmail = 'maria@new.test';
const planUrl = 'https://whorl.test/dashboard/settings/plan';
const trialEnding: TrialEndingProps = {
  fullName: person,
  daysLeft: 3,
  endsAt: 'Nov 24, 2026, 3:04 PM',
  chosen: null,
  planUrl,
};
const closed = { fullName: person, businessName: business.name, deletedOn: 'Dec 21, 2026', settingsUrl: link };
const leave = 'https://whorl.test/newsletter/unsubscribe?token=abc';
const newDevice = {
  fullName: person,
  device: 'Chrome on Windows',
  when: 'Nov 20, 2026, 3:04 PM (America/Los Angeles)',
  from: 'Oakland, CA, US (203.0.113.x)',
  forgotPasswordUrl: link,
};
const notices = [
  ['TWO_STEP_ON', 'Two-step sign-in is on for your Whorl account'],
  ['TWO_STEP_OFF', 'Two-step sign-in was turned off for your Whorl account'],
  ['RECOVERY_CODES_RENEWED', 'New recovery codes for your Whorl account'],
  ['RECOVERY_CODE_USED', 'A recovery code was used for your Whorl account'],
  ['PASSKEY_ADDED', 'A passkey was added to your Whorl account'],
  ['PASSKEY_REMOVED', 'A passkey was removed from your Whorl account'],
] as const;

const every = [
  ['confirm email', 'Confirm your email for Whorl', link, () => confirmEmailMail({ confirmUrl: link, validHours: 24 })],
  [
    'reset password',
    'Reset your Whorl password',
    link,
    () => resetPasswordMail({ fullName: person, factors: ['passkey “Pixel 9”'], resetUrl: link, validHours: 1 }),
  ],
  [
    'email change, new address',
    'Confirm your new email for Whorl',
    link,
    () => emailChangeConfirmMail({ newEmail, confirmUrl: link, validHours: 48 }),
  ],
  [
    'email change, old address',
    'Your Whorl email is about to change',
    link,
    () => emailChangeNoticeMail({ fullName: person, newEmail, cancelUrl: link }),
  ],
  [
    'email changed, old address',
    'Your Whorl email was changed',
    link,
    () => emailChangedMail({ newEmail, takeBackUrl: link, validHours: 168 }),
  ],
  [
    'team invitation, no account',
    'Join a team on Whorl',
    link,
    () => teamInvitationMail({ names: undefined, inviterEmail: newEmail, email: 'robin@whorl.test', joinUrl: link }),
  ],
  [
    'team invitation, with an account',
    'Join Bay Prints on Whorl',
    link,
    () =>
      teamInvitationMail({
        names: { businessName: 'Bay Prints', invitedBy: person, roleName: 'Manager' },
        inviterEmail: newEmail,
        email: 'robin@whorl.test',
        joinUrl: link,
      }),
  ],
  [
    'password changed',
    'Your Whorl password was changed',
    link,
    () => passwordChangedMail({ fullName: person, forgotPasswordUrl: link }),
  ],
  ['new device', 'New sign-in to your Whorl account', link, () => newDeviceMail(newDevice)],
  ...notices.map(
    ([notice, subject]) =>
      [
        `security notice ${notice}`,
        subject,
        link,
        () => securityNoticeMail({ fullName: person, notice, securityUrl: link }),
      ] as const,
  ),
  [
    'beta invitation',
    'You are invited to the Whorl beta',
    link,
    () => betaInvitationMail({ signUpUrl: link, accessDays: 90, validDays: 14 }),
  ],
  [
    'newsletter, confirm',
    'Confirm your subscription to the Whorl newsletter',
    link,
    () => confirmSubscriptionMail({ confirmUrl: link, unsubscribeUrl: leave, validDays: 7 }),
  ],
  ['newsletter, welcome', 'Welcome to the Whorl newsletter', leave, () => welcomeMail({ unsubscribeUrl: leave })],
  [
    'newsletter, already subscribed',
    'You already get the Whorl newsletter',
    leave,
    () => alreadySubscribedMail({ unsubscribeUrl: leave }),
  ],
  ['quote sent', 'Quote Q-0012 from Bay Prints', quote.portalUrl, () => quoteSentMail(quote)],
  ['quote decided', 'Accepted: quote Q-0012, Dana Reyes', decided.quoteUrl, () => quoteDecidedMail(decided)],
  ['invoice sent', 'Invoice INV-0042 from Bay Prints', invoice.portalUrl, () => invoiceSentMail(invoice)],
  [
    'receipt',
    'Receipt for your partial payment of $500.00, invoice INV-0042',
    receipt.portalUrl,
    () => paymentReceiptMail(receipt),
  ],
  [
    'bank payment started',
    'Your bank payment of $500.00 is on its way, invoice INV-0042',
    receipt.portalUrl,
    () => bankPaymentStartedMail(started),
  ],
  [
    'payment failed',
    'Your payment of $500.00 did not go through, invoice INV-0042',
    receipt.portalUrl,
    () => paymentFailedMail(failed),
  ],
  [
    'payment failed, to the business',
    'Payment failed: $500.00 on invoice INV-0042, Dana Reyes',
    failedNotice.invoiceUrl,
    () => paymentFailedNoticeMail(failedNotice),
  ],
  ['refund', 'Partial refund of $20.00, invoice INV-0042', receipt.portalUrl, () => paymentRefundedMail(refunded)],
  ['dispute', 'Dispute opened: $500.00 on invoice INV-0042', dispute.invoiceUrl, () => disputeNewsMail(dispute)],
  ['trial ending', 'Your Whorl trial ends in 3 days', planUrl, () => trialEndingMail(trialEnding)],
  ['trial ended', 'Your Whorl trial has ended', planUrl, () => trialEndedMail({ fullName: person, planUrl })],
  [
    'plan unpaid',
    'Your Whorl plan payment failed',
    planUrl,
    () => planUnpaidMail({ fullName: person, tier: 'PREMIUM', readOnlyOn: '2026-12-05', planUrl }),
  ],
  ['business closed', 'Bay Prints is closed', link, () => businessClosedMail({ ...closed, near: false })],
  [
    'deletion near',
    'Bay Prints will be deleted on Dec 21, 2026',
    link,
    () => businessClosedMail({ ...closed, near: true }),
  ],
  [
    'business deleted',
    'Bay Prints was deleted',
    link,
    () => businessDeletedMail({ fullName: person, businessName: business.name, signUpUrl: link }),
  ],
  [
    'webhook disabled',
    'Webhook endpoint hooks.example.com was turned off',
    link,
    () => webhookDisabledMail({ fullName: person, host: 'hooks.example.com', reason: 'FAILING', endpointUrl: link }),
  ],
  [
    'export ready',
    'Your Whorl export is ready',
    link,
    () => exportReadyMail({ fullName: person, size: '12.4 MB', expiresAt: 'Nov 28, 2026, 3:04 PM', exportUrl: link }),
  ],
  [
    'usage',
    'You are near a limit of your Whorl plan',
    planUrl,
    () => usageNoticeMail({ fullName: person, reached: false, words: 'You have used 8 of 10.', planUrl }),
  ],
] as const;

describe.each(every)('the mail “%s”', (_name, subject, href, compose) => {
  it('has its subject, and its link in both versions', async () => {
    const mail = await compose();
    expect(mail.subject).toBe(subject);
    expect(mail.text.split(/\s/)).toContain(href);
    expect(mail.html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
  });

  it('loads no external resources', async () => {
    const { html } = await compose();
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|@import/i);
  });

  it('has a plain text version without HTML remnants', async () => {
    const { text } = await compose();
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|\[object|undefined|null|\n{4}/i);
    expect(text).not.toContain('Or open this address');
  });
});

describe('the quote’s mail', () => {
  it('shows how the total is computed, and the other details', async () => {
    const { text } = await quoteSentMail(quote);
    expect(text).toMatch(/Rolling fee\u00a0×\u00a02 +\$90\.00/);
    expect(text).toMatch(/Spare card \(optional, not in the total\) +\$20\.00/);
    expect(text).toMatch(/Discount +-\$10\.00/);
    expect(text).toMatch(/Tax +\$7\.40/);
    expect(text).toMatch(/Total +\$87\.40/);
    expect(text).toMatch(/Deposit requested +\$25\.00/);
    expect(text).toContain('valid until Nov 20, 2026');
  });

  it('omits what the quote does not have', async () => {
    const { text } = await quoteSentMail({
      ...quote,
      discountCents: 0,
      taxCents: 0,
      depositCents: 0,
      validUntil: null,
    });
    expect(text).not.toMatch(/Discount|Tax|Deposit|valid until/);
  });

  it('stays short with many lines', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ ...line, description: `Act ${index + 1}.` }));
    const { text } = await quoteSentMail({ ...quote, lines });
    expect(text).toContain('Act 8.');
    expect(text).not.toContain('Act 9.');
    expect(text).toContain('and 92 more lines');
  });

  it.each([
    ['REVISED', 'Revised quote Q-0012 from Bay Prints', 'replaces the one you had'],
    ['REISSUED', 'Renewed quote Q-0012 from Bay Prints', 'had expired'],
  ] as const)('has the sentence for a quote that is %s', async (occasion, subject, words) => {
    const mail = await quoteSentMail({ ...quote, occasion });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
  });

  it('invites replies only where the business has an address', async () => {
    expect((await quoteSentMail(quote)).text).toContain('Just reply');
    expect((await quoteSentMail({ ...quote, business: { name: 'Bay Prints' } })).text).not.toContain('Just reply');
  });
});

describe('the mail about a customer’s answer', () => {
  it('names the signer of an accepted quote', async () => {
    expect((await quoteDecidedMail(decided)).text).toMatch(/Signed by +D\. Reyes/);
  });

  it('quotes the reason, if given', async () => {
    const declined = await quoteDecidedMail({ ...decided, decision: { kind: 'DECLINED', reason: 'Too far.\nSorry!' } });
    expect(declined.subject).toBe('Declined: quote Q-0012, Dana Reyes');
    expect(declined.text).toContain('> Too far.\n> Sorry!');
    const silent = await quoteDecidedMail({ ...decided, decision: { kind: 'DECLINED', reason: null } });
    expect(silent.html).not.toContain('<blockquote');
  });

  it('contains the requested changes', async () => {
    const mail = await quoteDecidedMail({ ...decided, decision: { kind: 'CHANGES_REQUESTED', message: 'On Friday?' } });
    expect(mail.subject).toBe('Changes requested: quote Q-0012, Dana Reyes');
    expect(mail.text).toContain('> On Friday?');
  });
});

describe('the invoice’s mail', () => {
  it('states the amount and the due date', async () => {
    expect((await invoiceSentMail(invoice)).text).toContain('$1,234.50 for invoice INV-0042 is due by Dec 4, 2026.');
    expect((await invoiceSentMail({ ...invoice, overdue: true })).text).toContain('was due on Dec 4, 2026');
    expect((await invoiceSentMail({ ...invoice, dueDate: null })).text).toContain('$1,234.50 is due for invoice');
  });

  it('subtracts earlier payments', async () => {
    const { text } = await invoiceSentMail({ ...invoice, paidCents: 23_450, balanceCents: 100_000 });
    expect(text).toMatch(/Paid so far +\$234\.50/);
    expect(text).toMatch(/Balance +\$1,000\.00/);
    expect(text).toContain('$1,000.00 for invoice INV-0042');
  });
});

describe('the receipt', () => {
  it('calls a partial payment partial, with the remaining balance', async () => {
    const { text } = await paymentReceiptMail(receipt);
    expect(text).toContain('$734.50 remains on invoice INV-0042.');
    expect(text).toMatch(/Partial payment +\$500\.00/);
    expect(text).toMatch(/Received +Nov 21, 2026/);
    expect(text).toMatch(/Method +Check/);
    expect(text).toMatch(/Reference +1042/);
    expect(text).toMatch(/Remaining balance +\$734\.50/);
  });

  it('states that the invoice is paid in full', async () => {
    const paid = { ...receipt, amountCents: 73_450, paidCents: 123_450, balanceCents: 0, reference: null };
    const mail = await paymentReceiptMail(paid);
    expect(mail.subject).toBe('Receipt for your payment of $734.50, invoice INV-0042');
    expect(mail.text).toContain('Invoice INV-0042 is paid in full.');
    expect(mail.text).not.toMatch(/partial|Reference/i);
  });

  it('explains an overpayment, without a link to a voided invoice', async () => {
    const late = { ...receipt, paidCents: 0, balanceCents: 0, creditCents: 50_000, portalUrl: null };
    const { text, html } = await paymentReceiptMail(late);
    expect(text).toContain('You overpaid invoice INV-0042 by $500.00. Bay Prints can refund it');
    expect(text).not.toContain('paid in full');
    expect(html).not.toContain('View invoice');
  });
});

describe('a mail about a bank payment', () => {
  it('explains the next steps at the start, and confirms the receipt', async () => {
    const { text } = await bankPaymentStartedMail(started);
    expect(text).toContain('up to four business days');
    expect(text).toMatch(/Started +Nov 21, 2026/);
    expect((await paymentReceiptMail({ ...receipt, method: 'ACH' })).text).toContain('Your bank payment has cleared.');
    expect((await paymentReceiptMail(receipt)).text).not.toContain('cleared');
  });

  it('that failed has the reason, the balance and a way to pay again', async () => {
    const { text } = await paymentFailedMail(failed);
    expect(text).toContain('The bank account is closed.');
    expect(text).toMatch(/Balance +\$1,234\.50/);
    expect(text).toContain('pay again with another account or a card');
    const closed = await paymentFailedMail({ ...failed, portalUrl: null });
    expect(closed.text).not.toContain('pay again');
  });

  it('that failed tells the business whether the customer was notified', async () => {
    expect((await paymentFailedNoticeMail(failedNotice)).text).toContain('We emailed them');
    const silent = await paymentFailedNoticeMail({ ...failedNotice, customerHasEmail: false });
    expect(silent.text).toContain('Send them the invoice’s link yourself');
  });
});

describe('the mail about a refund', () => {
  it('has the amount, the payment and the expected time', async () => {
    const { text } = await paymentRefundedMail(refunded);
    expect(text).toMatch(/Partial refund +\$20\.00/);
    expect(text).toMatch(/Total refunded +\$50\.00/);
    expect(text).toContain('five to ten business days');
    const bank = await paymentRefundedMail({ ...refunded, method: 'ACH' });
    expect(bank.text).toContain('your bank account');
  });

  it('is not called partial for a full refund', async () => {
    const whole = await paymentRefundedMail({ ...refunded, refundCents: 50_000, refundedCents: 50_000 });
    expect(whole.subject).toBe('Refund of $500.00, invoice INV-0042');
    expect(whole.text).not.toMatch(/partial|in all/i);
  });
});

describe('the mail about a dispute', () => {
  it('has the deadline only while an answer is expected', async () => {
    expect((await disputeNewsMail(dispute)).text).toMatch(/Answer by +Nov 30, 2026, 3:59 PM/);
    const won = await disputeNewsMail({ ...dispute, status: 'WON' });
    expect(won.subject).toBe('Dispute won: $500.00 on invoice INV-0042');
    expect(won.text).not.toContain('Answer by');
    const lost = await disputeNewsMail({ ...dispute, status: 'LOST' });
    expect(lost.text).toContain('returned the money to them');
  });

  it('states that an inquiry has moved no money', async () => {
    const opened = await disputeNewsMail({ ...dispute, inquiry: true });
    expect(opened.subject).toBe('Bank inquiry: $500.00 on invoice INV-0042');
    expect(opened.text).toMatch(/No money has moved/);
    expect(opened.text).not.toMatch(/withdrawn the money until/);
    const closed = await disputeNewsMail({ ...dispute, inquiry: true, status: 'WON' });
    expect(closed.subject).toBe('Bank inquiry closed: $500.00 on invoice INV-0042');
  });
});

describe('the mail before a trial ends', () => {
  it.each([
    [1, 'Your Whorl trial ends tomorrow'],
    [0, 'Your Whorl trial ends today'],
  ])('counts the days: %i', async (daysLeft, subject) => {
    expect((await trialEndingMail({ ...trialEnding, daysLeft })).subject).toBe(subject);
  });

  it('explains what follows, with and without a chosen plan', async () => {
    expect((await trialEndingMail(trialEnding)).text).toContain('Choose a plan');
    const paid = await trialEndingMail({ ...trialEnding, chosen: { tier: 'STARTER', endsThen: false } });
    expect(paid.text).toContain('The first payment is due then');
    const ending = await trialEndingMail({ ...trialEnding, chosen: { tier: 'STARTER', endsThen: true } });
    expect(ending.text).toContain('nothing is charged');
  });
});

describe('user input in mails', () => {
  const hostile = '<script>alert(1)</script><a href="https://evil.test">x</a>"\'&amp;';

  it('never becomes markup', async () => {
    const mails = await Promise.all([
      resetPasswordMail({ fullName: hostile, factors: [], resetUrl: link, validHours: 1 }),
      quoteSentMail({
        ...quote,
        business: { name: hostile, email: hostile, phone: hostile },
        customerName: hostile,
        number: hostile,
        lines: [{ ...line, description: hostile }],
      }),
      quoteDecidedMail({
        ...decided,
        customerName: hostile,
        decision: { kind: 'CHANGES_REQUESTED', message: `${hostile}\n${hostile}` },
      }),
      paymentReceiptMail({ ...receipt, reference: hostile }),
    ]);
    for (const { html, text } of mails) {
      expect(html).not.toContain('<script');
      expect(html).not.toContain('href="https://evil.test"');
      expect(text.replace(/\s+/g, ' ')).toContain(hostile);
    }
  });

  it('cannot imitate a paragraph of the mail', async () => {
    const { text } = await invoiceSentMail({ ...invoice, customerName: 'Dana\n\nPay here:\nhttps://evil.test' });
    expect(text).toContain('Hello Dana Pay here: https://evil.test,');
  });
});
