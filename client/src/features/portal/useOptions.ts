import { useMemo, useState } from 'react';
import { drafts } from '#client/ui/forms/drafts.ts';
import { totalsAsChosen } from '#domain/quoteChoice.ts';
import type { PortalQuoteData } from './portalData.ts';

type Choices = Record<string, boolean>;

/** The optional lines as the customer chooses them, kept on this device until they answer, with the totals that follow. */
export function useOptions<Quote extends PortalQuoteData>(token: string, quote: Quote, canChoose: boolean) {
  // A revision is another offer: what was chosen of the one before means nothing for it.
  const draft = drafts.of<Choices>(`link:options:${token}:${quote.revision}`);
  const [choices, setChoices] = useState<Choices>(() => draft.read()?.values ?? {});

  const choose = (lineId: string, selected: boolean) => {
    const next = { ...choices, [lineId]: selected };
    setChoices(next);
    draft.write(next);
  };

  const shown = useMemo(() => (canChoose ? priced(quote, choices) : quote), [quote, choices, canChoose]);
  return { quote: shown, choose, forget: draft.remove };
}

/** The same rules as the server's. */
function priced<Quote extends PortalQuoteData>(quote: Quote, choices: Choices): Quote {
  const lines = quote.lines.map((line) => ({ ...line, selected: choices[line.id] ?? line.selected }));
  const { lines: _, ...totals } = totalsAsChosen({ ...quote, lines });
  return { ...quote, ...totals, lines };
}
