/** How the limits of the plans (domain/plans.ts) are meant. */
export const limitRules = [
  {
    limit: 'Active customers',
    rule: 'A customer counts in a month in which you make a quote, an invoice or an appointment for them. All others are kept and cost nothing.',
  },
  {
    limit: 'Quotes and invoices per month',
    rule: 'They count by the calendar month in your own time zone. You are told at 80 percent.',
  },
  {
    limit: 'At a limit',
    rule: 'What you typed is kept, and the refusal names the plan that lifts the limit. Your customers can still see and pay what you sent, you can record payments, and your data can be exported.',
  },
  {
    limit: 'Data retention',
    rule: 'Older records leave lists and reports. Nothing is deleted: a larger plan shows them again.',
  },
  {
    limit: 'Concurrent sessions',
    rule: 'Signing in on one device more than the plan has signs out the one that was used least recently, and says so there.',
  },
  {
    limit: 'Team members',
    rule: 'Beside you, on Premium, each with an email address and a sign-in of their own.',
  },
  {
    limit: 'After the trial',
    rule: 'The trial has the limits of Professional. When it ends without a plan, your business is read-only until you choose one.',
  },
] as const;
