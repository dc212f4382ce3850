export function connect(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    openDialog(form.dataset.dialog!, form.querySelector('button')!);
  });
}

/** Opens a template's dialog as a modal one: Escape, its button and a click beside it close it. */
function openDialog(templateId: string, opener: HTMLElement): void {
  const template = document.getElementById(templateId) as HTMLTemplateElement;
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
