import { brand } from '#client/ui/brand/brand.ts';
import { billingQuestions } from '#client/ui/brand/content.ts';
import { faqPage } from '#client/ui/site/faqPage.ts';
import { definePage } from '#client/ui/site/page.ts';
import { PLANS } from '#domain/plans.ts';
import { PricingPage } from './PricingPage.tsx';

export const page = definePage({
  path: '/pricing',
  head: (_data, { origin }) => ({
    title: 'Pricing',
    description:
      'Three plans from $14 a month for mobile fingerprinting, live-scan, and notary professionals, all with a 7-day free trial. See every limit side by side.',
    structuredData: [
      {
        '@type': 'Product',
        name: brand.name,
        description: brand.line,
        brand: { '@type': 'Brand', name: brand.name },
        offers: PLANS.flatMap(({ name, monthlyCents, annualCents }) => [
          offer(`${name}, monthly`, monthlyCents, origin),
          offer(`${name}, annual`, annualCents, origin),
        ]),
      },
      faqPage(billingQuestions),
    ],
  }),
  Component: PricingPage,
});

const offer = (name: string, cents: number, origin: string) => ({
  '@type': 'Offer',
  name,
  price: (cents / 100).toFixed(2),
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  url: `${origin}/pricing`,
});
