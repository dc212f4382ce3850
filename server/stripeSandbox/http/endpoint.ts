import type { z } from 'zod';
import type { Settings } from '../settings.ts';
import type { Scope } from '../store/scope.ts';

/** An API endpoint. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  params: z.ZodType;
  run(call: Call<never>): Promise<object>;
}

export interface Call<Params> {
  scope: Scope;
  params: Params;
  /** Present if the path has one. */
  id: string;
  settings: Settings;
}

export function endpoint<Schema extends z.ZodType, Answer extends object>(
  method: Endpoint['method'],
  path: string,
  params: Schema,
  run: (call: Call<z.output<Schema>>) => Promise<Answer>,
): Endpoint {
  return { method, path, params, run };
}
