import { brand } from '#client/ui/brand/brand.ts';
import { hero, questions, sampleNews } from '#client/ui/brand/content.ts';
import { faqPage } from '#client/ui/site/faqPage.ts';
import { type Ask, definePage } from '#client/ui/site/page.ts';
import { PLANS } from '#domain/plans.ts';
import { HomePage } from './HomePage.tsx';
import { FeaturedNewsDocument } from './home.generated.ts';
import type { NewsArticle } from './parts/LatestNews.tsx';

export const page = definePage({
  path: '/',
  load: async ({ ask }) => ({ news: await newsOrSamples(ask) }),
  head: (_data, { origin }) => ({
    title: `${brand.name}: quotes, invoices and payments for mobile fingerprinting and notary pros`,
    description:
      'Quote mobile fingerprinting, live-scan, and notary jobs with travel, get them accepted on a phone, send invoices, and get paid. 7 days free.',
    structuredData: [organization(origin), application(origin), faqPage(questions)],
  }),
  Component: HomePage,
});

/** Featured articles; the built-in samples where there are none, or none can be had (spec, point 4). */
async function newsOrSamples(ask: Ask): Promise<NewsArticle[]> {
  try {
    const { articles } = await ask(FeaturedNewsDocument, {});
    if (articles.nodes.length > 0) return articles.nodes;
  } catch {
    // Silently, says spec, point 8: who reads the home page need not know.
  }
  return sampleNews.map((sample) => ({ ...sample, slug: null, featuredImageUrl: null }));
}

const organization = (origin: string) => ({
  '@type': 'Organization',
  name: brand.name,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  email: brand.supportEmail,
  sameAs: Object.values(brand.social),
});

const application = (origin: string) => ({
  '@type': 'SoftwareApplication',
  name: brand.name,
  url: `${origin}/`,
  description: hero.subheadline,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web, Android, iOS, Windows, macOS, Linux',
  offers: PLANS.map(({ name, monthlyCents }) => ({
    '@type': 'Offer',
    name,
    price: (monthlyCents / 100).toFixed(2),
    priceCurrency: 'USD',
    url: `${origin}/pricing`,
  })),
});
