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
  title: 'That did not work',
  text: 'Something went wrong on our side. Please try again.',
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
  description: 'Confirm that you want our newsletter.',
  steps: {
    asked: {
      title: 'Confirm your subscription',
      text: 'One click, and our newsletter comes to your inbox. You can unsubscribe whenever you like.',
      next: 'follow',
    },
    sent: {
      title: 'Check your inbox',
      text: 'A confirmation mail is on its way. Open its link, and you are subscribed.',
      next: 'read',
    },
    'wrong-email': { title: 'Invalid email', text: 'Please enter a valid email address.', next: 'subscribe' },
    'too-many': {
      title: 'Too many tries',
      text: 'Many people have just subscribed from your network. Try again in a quarter of an hour.',
      next: 'subscribe',
    },
    done: {
      title: 'You are subscribed',
      text: 'Thank you. A welcome mail is on its way; it has a link to unsubscribe, as every issue will.',
      next: 'read',
    },
    expired: {
      title: 'This link has expired',
      text: 'It worked for seven days. Subscribe again, and a new one comes by mail.',
      next: 'subscribe',
    },
    invalid: {
      title: 'This link does not work',
      text: 'It is incomplete, or you have unsubscribed since it was sent. Subscribe again, and a new one comes by mail.',
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
      text: 'No more issues will come to your inbox.',
      next: 'follow',
    },
    done: {
      title: 'You are unsubscribed',
      text: 'No more issues will come to your inbox. Was it a mistake? Subscribe again.',
      next: 'subscribe',
    },
    invalid: {
      title: 'This link does not work',
      text: 'It is incomplete. Every mail of the newsletter ends with a link of its own: try that of another one.',
      next: 'read',
    },
    failed,
  },
});

export const pages = [confirmPage, unsubscribePage];
