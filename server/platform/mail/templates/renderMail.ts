// Not imported from react-email, whose re-export by star would bundle all of it (server/vite.config.ts).
import { render, toPlainText } from '@react-email/render';
import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';

/** Renders a mail as HTML and as plain text, each complete in itself. */
async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: plainText(html) };
}

/** Returns a function that renders a mail and its subject from props. */
export function defineMail<Props extends object>(Body: ComponentType<Props>, subjectOf: (props: Props) => string) {
  return async (props: Props) => ({ subject: subjectOf(props), ...(await renderMail(createElement(Body, props))) });
}

/** The used part of html-to-text's formatter interface; the package has no types. */
interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
}
interface TextElement {
  attribs: { href: string };
  children: TextElement[];
}
type TextWalk = (children: TextElement[], builder: TextBuilder) => void;

function plainText(html: string): string {
  return toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 } },
      { selector: 'a.button', format: 'action' },
      {
        selector: '[data-text-format="dataTable"]',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 60 },
      },
    ],
    formatters: {
      action(element: TextElement, walk: TextWalk, builder: TextBuilder) {
        builder.openBlock({ leadingLineBreaks: 2 });
        walk(element.children, builder);
        builder.addInline(':');
        builder.addLineBreak();
        builder.addInline(element.attribs.href, { noWordTransform: true });
        builder.closeBlock({ trailingLineBreaks: 2 });
      },
    },
  });
}
