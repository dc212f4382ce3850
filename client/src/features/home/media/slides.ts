/** The six screens of the platform that the home page shows, in order: what each is for, and what is seen of it. */
export const slides = [
  {
    key: 'quoteBuilder',
    title: 'Smart Quote Builder',
    caption:
      'Price the job and the drive together: the travel fee comes with a map sketch and one sentence that explains it.',
    alt: 'A quote being written: a sketch of the 13-mile way to Bayview Staffing Group, the travel fee of $15.23 with the sentence that explains it, and the total of $519.23.',
  },
  {
    key: 'customerHub',
    title: 'Customer Hub',
    caption: 'One page per customer: what they owe, how to reach them, their quotes and invoices, and recent activity.',
    alt: 'The page of a customer, Bayview Staffing Group: a balance of $467.00, phone number, email, address and days to pay.',
  },
  {
    key: 'analyticsEngine',
    title: 'Analytics Engine',
    caption:
      'Start each day knowing what you’re owed, what’s overdue, which quotes are waiting, and what was paid this month.',
    alt: 'Today: $7,485.98 owed on 20 open invoices, the overdue part of it in red, 8 quotes waiting, what was paid this month, and the longest overdue invoices.',
  },
  {
    key: 'documentManagement',
    title: 'Document Management',
    caption:
      'Every quote and invoice is a page and a PDF with your brand. Customers open it from a link, no account needed.',
    alt: 'Invoice INV-0143 as the customer sees it, under the name and contacts of Ridgeline Mobile Prints & Notary: marked as paid in full, with live scan, DOJ and FBI fees line by line.',
  },
  {
    key: 'schedulingSystem',
    title: 'Scheduling System',
    caption: 'Every job’s dates in view: when its quote was sent, opened, and accepted, and when it expires.',
    alt: 'The dates of quote Q-0107 to Lucia Moretti: valid until, sent, viewed and answered, with a timeline of what happened to it.',
  },
  {
    key: 'reportsDashboard',
    title: 'Reports Dashboard',
    caption: 'See what’s still coming in: every open invoice by balance, with its status and due date.',
    alt: 'The list of open invoices, highest balance first: Fremont Swim Club overdue with $1,264.17, Redwood Home Care viewed with $892.00, Peninsula Pediatric Therapy sent with $821.00.',
  },
] as const;

export type SlideKey = (typeof slides)[number]['key'];
