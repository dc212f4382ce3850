import { IconBrandInstagram, IconBrandLinkedin, IconBrandYoutube } from '@tabler/icons-react';
import { NewsletterForm } from '#client/features/newsletter/index.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { type FooterLink, legalLinks, productLinks, supportLinks } from './footerLinks.ts';
import classes from './siteFooter.module.css';

const networks = [
  { name: 'LinkedIn', href: brand.social.linkedIn, Icon: IconBrandLinkedin },
  { name: 'Instagram', href: brand.social.instagram, Icon: IconBrandInstagram },
  { name: 'YouTube', href: brand.social.youTube, Icon: IconBrandYoutube },
];

export function SiteFooter() {
  return (
    <footer id="contact" className={classes.footer}>
      <div className={classes.inside}>
        <div className={`${classes.wide} ${classes.about}`}>
          <Logo />
          <p>{brand.line}</p>
          <ul className={classes.social}>
            {networks.map(({ name, href, Icon }) => (
              <li key={name}>
                <a href={href} aria-label={`${brand.name} on ${name}`} rel="noopener">
                  <Icon size={22} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList title="Product" links={productLinks} />
        <LinkList title="Support" links={supportLinks} />
        <div className={`${classes.wide} ${classes.list}`}>
          <h2>Newsletter</h2>
          <NewsletterForm />
        </div>
      </div>
      <div className={classes.legal}>
        <p>© {brand.name}</p>
        <Links links={legalLinks} />
      </div>
    </footer>
  );
}

const LinkList = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <nav aria-label={title} className={classes.list}>
    <h2>{title}</h2>
    <Links links={links} />
  </nav>
);

const Links = ({ links }: { links: readonly FooterLink[] }) => (
  <ul>
    {links.map(({ name, href }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
);
