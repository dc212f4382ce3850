import { TOUR_TEMPLATE_ID } from './tourTemplateId.ts';

export function connect(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    openTour(form.querySelector('button')!);
  });
}

/** Opens the tour as a modal dialog: Escape, its button and a click beside it close it. */
function openTour(opener: HTMLElement): void {
  const template = document.getElementById(TOUR_TEMPLATE_ID) as HTMLTemplateElement;
  const dialog = document.importNode(template.content, true).querySelector('dialog')!;
  dialog.querySelector('button')!.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
