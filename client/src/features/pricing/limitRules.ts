/** How the limits of the plans (domain/plans.ts) are meant. */
export const limitRules = [
  {
    limit: 'Active customers',
    rule: 'A customer counts in any month you create a quote, invoice, or appointment for them. All others are kept at no cost.',
  },
  {
    limit: 'Quotes and invoices per month',
    rule: 'Counted by calendar month in your time zone. We’ll let you know at 80 percent.',
  },
  {
    limit: 'At a limit',
    rule: 'What you typed is kept, and we’ll tell you which plan has more. Customers can still view and pay what you sent, and you can record payments and export your data.',
  },
  {
    limit: 'Data retention',
    rule: 'Older records no longer show in lists and reports. Nothing is deleted: a higher plan shows them again.',
  },
  {
    limit: 'Concurrent sessions',
    rule: 'Signing in on one device too many signs out the least recently used one, with a message there.',
  },
  {
    limit: 'Team members',
    rule: 'In addition to you, on Premium, each with their own email and sign-in.',
  },
  {
    limit: 'After the trial',
    rule: 'The trial has Professional’s limits. If it ends without a plan, your business is read-only until you choose one.',
  },
] as const;
