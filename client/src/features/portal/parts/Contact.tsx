import { IconMail, IconPhone } from '@tabler/icons-react';
import type { PortalBusinessData } from '../portalData.ts';
import classes from './document.module.css';

interface ContactProps {
  business: Pick<PortalBusinessData, 'email' | 'phone'>;
  /** What a mail would be about. */
  subject: string;
}

const callable = (phone: string) => phone.replace(/[^\d+]/g, '');

/** How to reach the business with one tap. */
export function Contact({ business: { email, phone }, subject }: ContactProps) {
  if (!email && !phone) return null;
  return (
    <address className={classes.contact}>
      {phone && (
        <a href={`tel:${callable(phone)}`} className={classes.contactLink}>
          <IconPhone size={18} aria-hidden />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={classes.contactLink}>
          <IconMail size={18} aria-hidden />
          {email}
        </a>
      )}
    </address>
  );
}
