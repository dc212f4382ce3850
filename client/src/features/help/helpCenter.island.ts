import { foundWords, type HelpHit, piecesOf, searchHelp, subjectOf, termsOf } from './searchHelp.ts';
import type { HelpSection } from './sections.ts';

/** Searches at every letter; the address follows when one is done. */
export function connect(page: HTMLElement): void {
  const part = <Kind extends HTMLElement>(name: string) => page.querySelector<Kind>(`[data-part=${name}]`)!;
  const form = page.querySelector('form')!;
  const input = form.querySelector('input')!;
  const status = page.querySelector('[role=status]')!;
  const mail = page.querySelector<HTMLAnchorElement>('a[href^="mailto:"][data-look]')!;
  const results = part('results').querySelector('ol')!;
  const template = part<HTMLTemplateElement>('hit');
  const sections: HelpSection[] = JSON.parse(part('sections').textContent);
  let shown = input.defaultValue;

  function show() {
    const query = input.value.trim();
    if (query === shown) return;
    shown = query;
    const hits = searchHelp(sections, query);
    const terms = termsOf(query);
    status.textContent = query && foundWords(hits.length, query);
    part('start').hidden = query !== '';
    part('nothing').hidden = query === '' || hits.length > 0;
    part('results').hidden = hits.length === 0;
    results.replaceChildren(...hits.map((hit) => hitElement(template, hit, terms)));
    mail.search = `?subject=${encodeURIComponent(subjectOf(query))}`;
  }

  function keepInAddress() {
    const url = new URL(location.href);
    if (shown) url.searchParams.set('q', shown);
    else url.searchParams.delete('q');
    if (url.href !== location.href) history.replaceState(null, '', url);
  }

  input.addEventListener('input', show);
  input.addEventListener('blur', keepInAddress);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keepInAddress();
  });
  // Something may have been typed before, or brought back by the browser.
  show();
}

function hitElement(template: HTMLTemplateElement, { section, excerpt }: HelpHit, terms: readonly string[]) {
  const hit = document.importNode(template.content, true);
  const fill = (name: string, text: string, marked: readonly string[]) => {
    const element = hit.querySelector(`[data-text=${name}]`)!;
    element.replaceChildren(...piecesOf(text, marked).map(({ text, isHit }) => (isHit ? markElement(text) : text)));
  };
  fill('page', section.page, []);
  fill('title', section.title, terms);
  fill('excerpt', excerpt, terms);
  hit.querySelector('a')!.setAttribute('href', section.path);
  return hit;
}

function markElement(text: string) {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
