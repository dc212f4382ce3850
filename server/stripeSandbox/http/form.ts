/** A parsed form: texts, or objects, which stand for lists if their keys are integers. */
export type Form = { [key: string]: Form | string };

/** Parses `a[b][0]=c` as Stripe does. Ignores keys such as __proto__. */
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

/** Converts integer-keyed objects into arrays for a schema. */
export function withLists(form: Form | string): unknown {
  if (typeof form === 'string') return form;
  const entries = Object.entries(form);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key)))
    return entries.map(([, inner]) => withLists(inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withLists(inner)]));
}
