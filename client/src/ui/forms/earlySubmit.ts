/** On a form that was sent before its page was taken over: useEarlyInput sends it again. */
export const EARLY_SUBMIT = 'early';

/** Notes which forms are sent before anybody is there to take them. Those that the browser itself sends are not meant. */
export function noteEarlySubmits(): void {
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'dialog')
      target.dataset[EARLY_SUBMIT] = '';
  });
}
