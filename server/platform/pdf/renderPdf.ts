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
/** Rendering is work for the only thread: whoever would wait behind more than this is told to come back. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

const rendered = new LRUCache<string, Buffer>({
  maxSize: LARGEST_CACHE_BYTES,
  sizeCalculation: ({ length }) => length,
});
const underWay = new Map<string, Promise<Buffer>>();
let previous: Promise<unknown> = Promise.resolve();

/**
 * Renders a document, whose root is a Sheet, from plain data: one document at a time. The same data is rendered once for
 * all who ask while it is under way, and kept for those who ask later. Throws UNAVAILABLE where too many wait already.
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

/** Of everything that is printed, so that a new logo or payment makes a new document. */
const keyOf = (name: string, props: object): string =>
  createHash('sha256').update(name).update(serialize(props)).digest('base64');

async function render<Props extends object>(Document: ComponentType<Props>, props: Props): Promise<Buffer> {
  // Whatever came meanwhile is answered before the next document takes the thread.
  await nextTurn();
  const fonts = await loadFonts(textOf(props));
  const document = createElement(Document, printable(await withPictures(props), fonts));
  return renderToBuffer(
    createElement(FontProvider, { value: fonts.families }, document) as unknown as ReactElement<DocumentProps>,
  );
}
