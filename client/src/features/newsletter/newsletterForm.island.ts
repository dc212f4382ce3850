import { subscribe } from './subscribe.ts';

export function connect(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const button = form.querySelector('button')!;
  const status = form.querySelector('[role=status]')!;

  const showBusy = (isBusy: boolean) => {
    button.disabled = isBusy;
    button.textContent = isBusy ? 'Subscribing…' : 'Subscribe';
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const email = String(new FormData(form).get('email')).trim();
    showBusy(true);
    status.textContent = '';
    const isAsked = await subscribe(email);
    showBusy(false);
    if (!isAsked) return;
    status.textContent = `A confirmation email is on its way to ${email}. Open its link to subscribe.`;
    form.reset();
  });
}
