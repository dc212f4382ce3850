/** What a form-encoded text holds: text at its leaves, lists where the keys are whole numbers. */
export type Form = { [key: string]: Form | string };

/** Reads `a[b][0]=c` as Stripe does. Keys that no object should bear are never set. */
export function decodeForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/\[|\]\[|\]/).filter((part, index, all) => part !== '' || index < all.length - 1);
    place(form, path, value);
  }
  return form;
}

function place(form: Form, path: string[], value: string): void {
  const [key = '', ...rest] = path;
  const name = key === '' ? String(Object.keys(form).length) : key;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const held = form[name];
  const inner: Form = typeof held === 'object' ? held : Object.create(null);
  form[name] = inner;
  place(inner, rest, value);
}

/** The same with its lists as arrays, for a schema to check. */
export function withLists(form: Form | string): unknown {
  if (typeof form === 'string') return form;
  const entries = Object.entries(form);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key)))
    return entries.map(([, inner]) => withLists(inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withLists(inner)]));
}
