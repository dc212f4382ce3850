import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { Refusal } from '#server/core/errors.ts';
import { FontProvider, loadFonts } from './fonts.ts';
import { printable, textOf, withPictures } from './printable.ts';

const LARGEST_CACHE_BYTES = 32 * 1024 * 1024;
/** Rendering blocks the event loop, so further documents are refused. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

const rendered = new LRUCache<string, Buffer>({
  maxSize: LARGEST_CACHE_BYTES,
  sizeCalculation: ({ length }) => length,
});
const underWay = new Map<string, Promise<Buffer>>();
let previous: Promise<unknown> = Promise.resolve();

/**
 * Renders a document, whose root is a Sheet, from plain data, one document at a time. Equal data is rendered once:
 * concurrent calls share the result, which is also cached. Throws UNAVAILABLE if too many are waiting.
 */
export async function renderPdf<Props extends object>(Document: ComponentType<Props>, props: Props): Promise<Buffer> {
  const key = keyOf(Document.name, props);
  const known = rendered.get(key) ?? underWay.get(key);
  if (known) return known;
  if (underWay.size >= MOST_WAITING) throw tooMany();
  const pdf = previous.then(() => render(Document, props));
  underWay.set(key, pdf);
  try {
    previous = pdf.catch(() => undefined);
    const bytes = await pdf;
    rendered.set(key, bytes);
    return bytes;
  } finally {
    underWay.delete(key);
  }
}

const tooMany = () =>
  new Refusal('UNAVAILABLE', 'Many documents are being printed just now. Try again in a few seconds', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** A hash of all printed data, so that any change makes a new document. */
const keyOf = (name: string, props: object): string =>
  createHash('sha256').update(name).update(serialize(props)).digest('base64');

async function render<Props extends object>(Document: ComponentType<Props>, props: Props): Promise<Buffer> {
  // Yields to requests that arrived meanwhile.
  await nextTurn();
  const fonts = await loadFonts(textOf(props));
  const document = createElement(Document, printable(await withPictures(props), fonts));
  return renderToBuffer(
    createElement(FontProvider, { value: fonts.families }, document) as unknown as ReactElement<DocumentProps>,
  );
}
