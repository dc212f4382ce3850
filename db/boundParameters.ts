import { type Configuration, isRaw, type Platform } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/**
 * MikroORM writes values into the text of its statements, so that PostgreSQL parses and plans each anew
 * (github.com/mikro-orm/mikro-orm/issues/8001). This driver hands them over beside the text, which is then the same each
 * time and prepared once (preparedStatements.ts). What cannot be handed over so goes MikroORM's own way.
 */
export class BindingDriver extends PostgreSqlDriver {
  protected override readonly connection: PostgreSqlConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new BindingConnection(config);
    this.platform.marshallArray = arrayLiteral;
  }
}

/** Every item quoted: MikroORM leaves "null" bare, which PostgreSQL takes for no value at all. */
const arrayLiteral = (items: string[]): `{${string}}` =>
  `{${items.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

class BindingConnection extends PostgreSqlConnection {
  override async execute<T>(...call: Parameters<PostgreSqlConnection['execute']>): Promise<T> {
    const [query, params = [], method = 'all', transaction] = call;
    const bound = typeof query === 'string' && Array.isArray(params) ? bind(query, params, this.platform) : undefined;
    if (!bound) return super.execute(...call) as Promise<T>;
    await this.ensureConnection();
    const answer = await (transaction ?? this.getClient()).executeQuery(bound);
    return this.transformRawResult<T>(answer, method);
  }
}

/** `?` stands for a value, `??` for a name, `\?` for itself. */
const placeholder = /\\\?|\?\??/g;

/** Rows by the hundred are written once and not again: preparing them would fill memory for nothing. */
const mostValues = 200;

function bind(text: string, params: readonly unknown[], platform: Platform): CompiledQuery | undefined {
  if (params.length === 0 || params.length > mostValues) return undefined;
  const values: unknown[] = [];
  let next = 0;
  let bindable = true;
  const sql = text.replace(placeholder, (found) => {
    if (found === '\\?') return '?';
    const param = params[next++];
    if (found === '??') return platform.quoteIdentifier(param as string);
    // Such as "version" + 1.
    if (isRaw(param)) return platform.formatQuery(param.sql, param.params);
    bindable &&= isBindable(param);
    return `$${values.push(param)}`;
  });
  return bindable ? CompiledQuery.raw(sql, values) : undefined;
}

const isBindable = (value: unknown): boolean =>
  value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value) || value instanceof Date;
