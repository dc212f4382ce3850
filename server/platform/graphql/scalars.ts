import { GraphQLScalarType, Kind } from 'graphql';
import type { ErrorCode } from '#domain/apiKeys/errorCodes.ts';
import { isLikelyDate, parseInstant } from '#domain/dates.ts';
import { Refusal } from '#server/core/errors.ts';

const refuse = (message: string, code: ErrorCode = 'BAD_USER_INPUT') => new Refusal(code, message);

/** A text that is no date may be user input and gets a refusal with its field; any other type is a client's bug. */
const refuseDate = (message: string, value: unknown) =>
  refuse(message, typeof value === 'string' ? 'VALIDATION_FAILED' : 'BAD_USER_INPUT');

function readCents(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw refuse('Cents are whole numbers of US cents within ±(2^53 − 1)');
  return value;
}

export const CentsScalar = new GraphQLScalarType<number, number>({
  name: 'Cents',
  description: 'Money in minor units (US cents): a whole number within ±(2^53 − 1).',
  serialize: (value) => readCents(value),
  parseValue: readCents,
  parseLiteral: (node) => readCents(node.kind === Kind.INT ? Number(node.value) : undefined),
});

function readDate(value: unknown): string {
  if (typeof value !== 'string' || !isLikelyDate(value))
    throw refuseDate('Enter a date that exists, between 1900 and 2199, as YYYY-MM-DD', value);
  return value;
}

export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day, YYYY-MM-DD, without a time zone; from 1900 to 2199.',
  serialize: (value) => value as string,
  parseValue: readDate,
  parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : undefined),
});

function readInstant(value: unknown): Date {
  const instant = typeof value === 'string' ? parseInstant(value) : null;
  if (!instant)
    throw refuseDate('Enter a date and time that exist, between 1900 and 2199, such as 2026-11-20T17:30:00Z', value);
  return instant;
}

/** PostgreSQL's JSON form of an instant, with 0 to 6 decimals. Rewritten as text, which is faster than parsing. */
const inUtc = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00:00$/;

function writeInstant(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  const parts = inUtc.exec(value as string);
  if (!parts) return new Date(value as string).toISOString();
  return `${parts[1]}.${(parts[2] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
}

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, RFC 3339, always returned in UTC; from 1900 to 2199.',
  serialize: writeInstant,
  parseValue: readInstant,
  parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : undefined),
});

function readObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('Expected a JSON object');
  return value as Record<string, unknown>;
}

export const JsonObjectScalar = new GraphQLScalarType<Record<string, unknown>, Record<string, unknown>>({
  name: 'JSONObject',
  description: 'A JSON object whose shape another standard fixes; sent as a variable.',
  serialize: readObject,
  parseValue: readObject,
  parseLiteral: () => {
    throw refuse('Send the JSON object as a variable');
  },
});
