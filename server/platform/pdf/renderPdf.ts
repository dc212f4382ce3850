import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { FontProvider, loadFonts } from './fonts.ts';
import { printable, textOf } from './printable.ts';

/** Renders a document, whose root is a Sheet, from plain data. */
export async function renderPdf<Props extends object>(Document: ComponentType<Props>, props: Props): Promise<Buffer> {
  const fonts = await loadFonts(textOf(props));
  const document = createElement(Document, printable(props, fonts));
  return renderToBuffer(
    createElement(FontProvider, { value: fonts.families }, document) as unknown as ReactElement<DocumentProps>,
  );
}
