import classes from './toast.module.css';

interface Toast {
  title: string;
  text?: string;
  variant?: 'default' | 'success' | 'destructive';
  /** Milliseconds until it goes by itself. */
  duration?: number;
}

const REGION_ID = 'toasts';

/** Present from the first toast on: readers announce what is put into a region that they know. */
function region() {
  const known = document.getElementById(REGION_ID);
  if (known) return known;
  const made = document.createElement('div');
  made.id = REGION_ID;
  made.className = classes.region!;
  made.setAttribute('aria-live', 'polite');
  return document.body.appendChild(made);
}

function element(name: string, className: string | undefined, text: string) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

/** A toast on a public page, where the component library's is not at hand. */
export function toast({ title, text, variant = 'default', duration = 5000 }: Toast): void {
  const card = element('div', classes.toast, '');
  card.dataset.variant = variant;
  if (variant === 'destructive') card.setAttribute('role', 'alert');
  const words = element('div', undefined, '');
  words.append(element('strong', undefined, title));
  if (text) words.append(element('p', undefined, text));
  const dismiss = element('button', classes.dismiss, '');
  dismiss.setAttribute('type', 'button');
  dismiss.setAttribute('aria-label', 'Dismiss');
  dismiss.addEventListener('click', () => card.remove());
  card.append(words, dismiss);
  region().append(card);
  setTimeout(() => card.remove(), duration);
}
