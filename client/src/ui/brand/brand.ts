/** The product's name and marketing copy. An operator who runs it under another name changes only this file. */
export const brand = {
  name: 'Whorl',
  line: 'Quotes, invoices and payments for mobile fingerprinting, live-scan and notary professionals.',
  supportEmail: 'support@whorl.example',
  social: {
    linkedIn: 'https://www.linkedin.com/company/whorl-app',
    instagram: 'https://www.instagram.com/whorl.app',
    youTube: 'https://www.youtube.com/@whorl-app',
  },
  login: {
    headline: 'Back to the work that pays.',
    points: [
      'A quote with its travel fee, sent from the customer’s doorstep',
      'Invoices that show what is owed, overdue and paid',
      'Every acceptance and payment the moment it happens',
    ],
  },
  signUp: {
    headline: 'Join 500+ Mobile Professionals',
    claims: [
      { figure: '$2,400', words: 'average monthly revenue increase' },
      { figure: '95%', words: 'quote acceptance rate' },
      { figure: '8 hours', words: 'saved per week' },
    ],
  },
} as const;
