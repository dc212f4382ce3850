export { NewsletterForm } from './NewsletterForm.tsx';
