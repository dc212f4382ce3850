import type { PaidTier } from '#domain/plans.ts';

// Copy of the public pages. The figures, names and testimonials are the specification's sample copy: an operator
// replaces them with true ones before going live. Prices and limits are in domain/plans.ts.

export const hero = {
  badge: 'Trusted by 500+ Fingerprinting Professionals',
  headline: ['Quote the job.', 'Charge the drive.', 'Get paid.'],
  subheadline:
    'A quote with its travel fee, accepted on your customer’s phone. An invoice in one tap. Every payment where you see it. Made for mobile fingerprinting, live-scan and notary professionals.',
  watch: 'Watch Whorl at work',
  note: '7 days free on every plan. No card. Cancel anytime.',
  facts: [
    { figure: '500+', words: 'professionals' },
    { figure: '2-minute', words: 'setup' },
    { figure: '40%', words: 'average revenue increase' },
  ],
  /** The quote in the picture: the same job as in the carousel's first screen. */
  sample: {
    alt: 'A quote for six applicants at Bayview Staffing Group, accepted: live scan $210.00, DOJ and FBI fees $294.00, travel $15.23 with the sentence that explains it, total $519.23.',
    customer: 'Bayview Staffing Group',
    number: 'Q-0121',
    miles: '13 miles',
    lines: [
      { words: 'Live scan, 6 applicants', amount: '$210.00' },
      { words: 'DOJ and FBI fees', amount: '$294.00' },
      { words: 'Travel', amount: '$15.23' },
    ],
    explanation: '13 miles each way, 26 miles round trip, less 5 free, leaves 21 miles, at 72.5¢ a mile: $15.23.',
    total: '$519.23',
    seal: 'Accepted',
  },
} as const;

export const platform = {
  title: 'The whole job, in one place',
  words: 'From the first price to the last payment: six screens of Whorl at work, at a desk or on a phone.',
} as const;

export const features = [
  {
    title: 'Generate quotes that explain themselves',
    lead: 'The price of the prints is easy. The drive is what people ask about, so Whorl answers before they do.',
    bullets: [
      'Travel worked out from where you are to where they are, with one sentence that explains the fee',
      'Your price list, government fees passed through to the cent, discounts and tax',
      'A warning when a notarial fee goes over your state’s cap, with the rule and its source',
      'Accepted with a signature on any phone, without an account',
    ],
    stat: { figure: '95%', words: 'quote acceptance rate' },
  },
  {
    title: 'Manage customer relationships',
    lead: 'Applicant, payer, requesting agency: who was printed, who pays and who asked for it, kept apart and kept together.',
    bullets: [
      'One page for each customer: what they owe, their quotes and invoices, what happened last',
      'Your whole list brought in from a spreadsheet, and out again whenever you like',
      'See the moment a quote is opened, accepted or sent back with a question',
      'Any customer, quote or invoice found in a keystroke',
    ],
    stat: { figure: '8 hours', words: 'saved per week' },
  },
  {
    title: 'Scale the business',
    lead: 'Know each morning what is owed, what is late and what waits for an answer. Then go out and print.',
    bullets: [
      'An accepted quote becomes an invoice in one tap; its numbers never have a gap',
      'Cash, checks and bank transfers recorded in two taps, part payments included',
      'Quotes and invoices as pages and PDFs under your own name and logo',
      'Today in one look: what is owed, what is overdue, what was paid, live as it happens',
    ],
    stat: { figure: '$2,400', words: 'average monthly revenue increase' },
  },
] as const;

export interface Testimonial {
  name: string;
  role: string;
  quote: string;
}

export const featuredTestimonial: Testimonial = {
  name: 'Marisol Vega',
  role: 'Mobile live scan, Sacramento',
  quote:
    'I used to send prices by text and hope. Now the customer sees the miles, the state’s fee and mine on one page, signs with a finger, and I am paid before I have packed the scanner.',
};

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Andre Whitfield',
    role: 'Mobile notary, Columbus',
    quote: 'The fee-cap warning has saved me from an awkward phone call more than once.',
  },
  {
    name: 'Priya Raman',
    role: 'Fingerprinting for schools, San Jose',
    quote: 'Twenty applicants, one quote, one invoice. The district paid it in nine days.',
  },
  {
    name: 'Tom Okafor',
    role: 'Ink and live scan, Houston',
    quote: 'Nobody argues about travel any more. It says how many miles, and that is that.',
  },
  {
    name: 'Grace Lindqvist',
    role: 'Notary and apostille courier, Seattle',
    quote: 'I do my books on Friday nights in ten minutes. It used to be Sunday.',
  },
  {
    name: 'Daniel Cho',
    role: 'Mobile live scan, Oakland',
    quote: 'It works at a customer’s door with one bar of signal. That is all I ask of software.',
  },
];

export const pricing = {
  title: 'Three plans, seven days free',
  words: 'Every plan begins with a 7-day free trial. No card to start, no contract to leave.',
} as const;

/** One line for each plan; limits and features are in domain/plans.ts. */
export const planWords: Readonly<Record<PaidTier, string>> = {
  STARTER: 'For your first customers, or a few jobs on the side.',
  PROFESSIONAL: 'For a full calendar of your own.',
  PREMIUM: 'For you and your team.',
};

/** Features of the smallest plan, and so of every plan. */
export const inEveryPlan: readonly string[] = [
  'Quotes with travel and fee caps',
  'A page for your customer to accept and sign on',
  'Invoices, PDFs and recorded payments',
  'Import and export of your data',
];

export interface Question {
  question: string;
  answer: string;
  /** A link for further reading. */
  link?: { words: string; href: string };
}

export const questions: readonly Question[] = [
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes. There is no contract and no fee for leaving. Your customers can still open and pay what you sent them, and your data can be exported.',
  },
  {
    question: 'How do I manage my account?',
    answer:
      'In Settings: your business, logo, prices, travel rules, terms, email address and password. You can sign out every device at once from there.',
  },
  {
    question: 'Which payment methods are supported?',
    answer:
      'Cards, Apple Pay, Google Pay and ACH through Stripe, on the page of your invoice; and cash, check or a card on your own terminal, which you record in two taps. Either way their page shows it at once.',
    link: { words: 'Read how payments work', href: '/payment-information' },
  },
  {
    question: 'Is card information safe?',
    answer:
      'Card numbers are typed on Stripe’s own pages and never reach our servers. Whorl has no field for one and none in its database.',
  },
  {
    question: 'How long until I can start?',
    answer:
      'About two minutes: sign up, confirm your email, say where you set out from. Your first quote can be on its way before the coffee is cold.',
  },
  {
    question: 'Does it cover my area?',
    answer:
      'All of the United States. Travel is worked out between any two addresses or ZIP codes, and the fee caps of the larger states are built in, each with its source.',
  },
];

export const billingQuestions: readonly Question[] = [
  {
    question: 'How do I pay for a plan?',
    answer:
      'You choose yours in Settings and pay by card or bank account on Stripe’s page, by the month or by the year. Days that are left of the trial stay free, and you can change or cancel anytime.',
    link: { words: 'Payment information', href: '/payment-information' },
  },
  {
    question: 'Do I need a card for the trial?',
    answer: 'No. The seven days begin when you sign up, with the limits of Professional, and end by themselves.',
  },
  {
    question: 'What happens when the trial ends?',
    answer:
      'Without a plan your business becomes read-only: nothing is deleted, your customers still see and pay what you sent, and you can export everything.',
  },
  {
    question: 'What if I reach a limit?',
    answer:
      'You are told at 80 percent. At the limit the next quote or invoice waits until the month turns or you choose a larger plan; nothing that you typed is lost.',
  },
  {
    question: 'Is there a discount for paying by the year?',
    answer: 'Yes: a year costs ten months. Starter saves $28, Professional $38 and Premium $78.',
  },
  {
    question: 'Can my team use it?',
    answer: 'Premium has two team members beside you, each with an email address of their own to sign in with.',
  },
];

export interface SampleArticle {
  title: string;
  excerpt: string;
  category: string;
  publishedAt: string;
  readTime: number;
}

/** Shown if the articles cannot be loaded. */
export const sampleNews: readonly SampleArticle[] = [
  {
    title: 'What a mobile appointment really costs you',
    excerpt: 'The drive, the wait and the paperwork: how to count them before you set a price.',
    category: 'Pricing',
    publishedAt: '2026-11-02T16:00:00Z',
    readTime: 6,
  },
  {
    title: 'Five reasons prints are rejected',
    excerpt: 'Dry hands, light pressure and three more that you can do something about.',
    category: 'Fingerprinting',
    publishedAt: '2026-10-19T16:00:00Z',
    readTime: 5,
  },
  {
    title: 'Getting agencies to pay on time',
    excerpt: 'Terms, purchase orders and the one question to ask before the first job.',
    category: 'Running the business',
    publishedAt: '2026-10-05T16:00:00Z',
    readTime: 5,
  },
];

export const closing = {
  headline: 'Your next job could be quoted in a minute',
  words: 'Seven days free on every plan, no card, and nothing to install unless you want to.',
} as const;
