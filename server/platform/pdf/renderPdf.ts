import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { loadCoverage, printable } from './printable.ts';

/** Renders a document, whose root is a Sheet, from plain data. */
export async function renderPdf<Props extends object>(Document: ComponentType<Props>, props: Props): Promise<Buffer> {
  await loadCoverage();
  return renderToBuffer(createElement(Document, printable(props)) as ReactElement<DocumentProps>);
}
