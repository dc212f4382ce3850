import type { Scope } from '../store/scope.ts';
import { included } from './included.ts';
import { invalidRequest } from './problem.ts';

type Body = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Replaces ids by their objects along paths such as `payment_intent.latest_charge`. */
export async function expand(scope: Scope, answer: object, paths: string[] = []): Promise<object> {
  const expanded = structuredClone(answer) as Body;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.filter((step) => step !== 'data').length > MAX_DEPTH)
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`, {
        param: 'expand',
      });
    await follow(scope, expanded, steps, path);
  }
  return expanded;
}

async function follow(scope: Scope, body: Body, [step, ...rest]: string[], path: string): Promise<void> {
  if (step === undefined) return;
  body[step] ??= await included(scope, body, step);
  const value = body[step];
  if (value === undefined) throw unexpandable(path);
  if (typeof value === 'string') {
    const named = await scope.any(value);
    if (!named) throw unexpandable(path);
    body[step] = named;
  }
  for (const inner of Array.isArray(body[step]) ? body[step] : [body[step]]) {
    if (typeof inner === 'object' && inner !== null) await follow(scope, inner as Body, rest, path);
  }
}

const unexpandable = (path: string) =>
  invalidRequest(
    `This property cannot be expanded (${path}). You may want to try expanding 'data.${path}' if you're using a list endpoint.`,
    { param: 'expand', code: 'property_not_expandable' },
  );
