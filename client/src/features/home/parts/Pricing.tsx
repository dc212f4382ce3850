import { PlanCards } from '#client/features/pricing/index.ts';
import { pricing } from '#client/ui/brand/content.ts';
import { Section } from '#client/ui/site/Section.tsx';

export const Pricing = () => (
  <Section id="pricing" title={pricing.title} lead={pricing.words}>
    <PlanCards level={3} signedIn={{ href: '/pricing', words: 'See the plans' }} />
  </Section>
);
