import { isSignedIn, SIGNED_IN_KEY } from '#client/ui/site/signedIn.ts';

/** Makes each card's link lead on for somebody who is signed in: the document is the same for everybody. */
export function connect(cards: HTMLElement): void {
  const links = [...cards.querySelectorAll('a')];
  const visitor = { href: links[0]!.getAttribute('href')!, words: links[0]!.textContent };
  const member = { href: cards.dataset.href!, words: cards.dataset.words! };

  function show() {
    const { href, words } = isSignedIn() ? member : visitor;
    for (const link of links) {
      link.setAttribute('href', href);
      link.setAttribute('aria-label', link.getAttribute('aria-label')!.replace(/^[^:]*/, words));
      link.textContent = words;
    }
  }

  show();
  // Somebody has signed in or out in another tab.
  window.addEventListener('storage', ({ key }) => key === SIGNED_IN_KEY && show());
}
