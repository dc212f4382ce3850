import { brand } from '#client/ui/brand/brand.ts';

export interface FooterLink {
  name: string;
  href: string;
}

export const productLinks: readonly FooterLink[] = [
  { name: 'Features', href: '/#features' },
  { name: 'Pricing', href: '/#pricing' },
  { name: 'Testimonials', href: '/#testimonials' },
  { name: 'FAQ', href: '/#faq' },
  { name: 'Articles', href: '/articles' },
  { name: 'What’s New', href: '/changelog' },
];

export const supportLinks: readonly FooterLink[] = [
  { name: 'Help Center', href: '/help' },
  { name: 'Getting started', href: '/help/getting-started' },
  { name: 'Payment information', href: '/payment-information' },
  { name: 'Write to us', href: `mailto:${brand.supportEmail}` },
];

export const legalLinks: readonly FooterLink[] = [
  { name: 'Privacy', href: '/privacy' },
  { name: 'Terms', href: '/terms' },
  { name: 'Payment information', href: '/payment-information' },
];
