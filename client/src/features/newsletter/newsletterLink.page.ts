import { definePage } from '#client/ui/site/page.ts';
import { type NewsletterLinkData, NewsletterLinkPage } from './NewsletterLinkPage.tsx';

interface Step {
  title: string;
  text: string;
  next: NewsletterLinkData['next']['kind'];
}

interface Link {
  path: string;
  /** On the button that follows the link. */
  label: string;
  description: string;
  /** What the page says by the outcome of its form, and, under `asked`, before there is one. */
  steps: Readonly<Record<'asked' | 'invalid', Step> & Record<string, Step>>;
}

const failed: Step = {
  title: 'That didn’t work',
  text: 'Something went wrong on our end. Please try again.',
  next: 'follow',
};

const linkPage = ({ path, label, description, steps }: Link) =>
  definePage<NewsletterLinkData>({
    path,
    unlisted: true,
    load: async ({ query }) => {
      const token = query.get('token');
      const outcome = query.get('outcome') ?? (token ? 'asked' : 'invalid');
      const { next, ...words } = Object.hasOwn(steps, outcome) ? steps[outcome]! : steps.invalid;
      if (next !== 'follow') return { ...words, next: { kind: next } };
      return { ...words, next: token ? { kind: next, action: path, token, label } : { kind: 'subscribe' } };
    },
    head: ({ title }) => ({ title, description }),
    Component: NewsletterLinkPage,
  });

const confirmPage = linkPage({
  path: '/newsletter/confirm',
  label: 'Confirm subscription',
  description: 'Confirm you want our newsletter.',
  steps: {
    asked: {
      title: 'Confirm your subscription',
      text: 'One click and our newsletter comes to your inbox. Unsubscribe anytime.',
      next: 'follow',
    },
    sent: {
      title: 'Check your inbox',
      text: 'A confirmation email is on its way. Open its link to subscribe.',
      next: 'read',
    },
    'wrong-email': { title: 'Invalid email', text: 'Please enter a valid email address.', next: 'subscribe' },
    'too-many': {
      title: 'Too many tries',
      text: 'Too many people just subscribed from your network. Try again in 15 minutes.',
      next: 'subscribe',
    },
    done: {
      title: 'You are subscribed',
      text: 'Thank you. A welcome email is on its way. Every issue has an unsubscribe link.',
      next: 'read',
    },
    expired: {
      title: 'This link has expired',
      text: 'It worked for seven days. Subscribe again to get a new one.',
      next: 'subscribe',
    },
    invalid: {
      title: 'This link doesn’t work',
      text: 'It’s incomplete, or you’ve unsubscribed since it was sent. Subscribe again to get a new one.',
      next: 'subscribe',
    },
    failed,
  },
});

const unsubscribePage = linkPage({
  path: '/newsletter/unsubscribe',
  label: 'Unsubscribe',
  description: 'Stop getting our newsletter.',
  steps: {
    asked: {
      title: 'Unsubscribe from the newsletter?',
      text: 'You won’t get any more issues.',
      next: 'follow',
    },
    done: {
      title: 'You are unsubscribed',
      text: 'You won’t get any more issues. Was it a mistake? Subscribe again.',
      next: 'subscribe',
    },
    invalid: {
      title: 'This link doesn’t work',
      text: 'It’s incomplete. Try the unsubscribe link at the end of another issue.',
      next: 'read',
    },
    failed,
  },
});

export const pages = [confirmPage, unsubscribePage];
