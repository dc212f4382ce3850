import { Link } from 'react-email';
import { mailStyles } from '#server/platform/mail/templates/mailStyles.ts';
import { QuietParagraph } from '#server/platform/mail/templates/parts.tsx';

/** The link in the footer that unsubscribes from the newsletter. */
export function UnsubscribeLink({ href, question }: { href: string; question: string }) {
  return (
    <QuietParagraph>
      {question}{' '}
      <Link href={href} className="link" style={mailStyles.link}>
        Unsubscribe
      </Link>
    </QuietParagraph>
  );
}
