import { defineEntity, type EntityManager, Type } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const p = defineEntity.properties;

/** Whole US cents. PostgreSQL bigint, read as a JavaScript number: domain/money.ts keeps amounts far below 2^53. */
export const cents = () => p.bigint('number');

/** MikroORM's own array type leaves the item "null" unquoted, which PostgreSQL reads as a missing value. */
class TextArray<Item extends string> extends Type<Item[], string> {
  override convertToDatabaseValue(items: Item[]): string {
    return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }

  override getColumnType(): string {
    return 'text[]';
  }

  override compareAsType(): string {
    return 'string[]';
  }
}

export const textArray = <Item extends string = string>() => p.type(new TextArray<Item>()).$type<Item[]>();

const writeTimes = new WeakMap<EntityManager, Date>();

/** Sets what `em` writes as createdAt and updatedAt, so that all rows of one command carry the same time. */
export function setWriteTime(em: EntityManager, now: Date): void {
  writeTimes.set(em, now);
}

const now = (_row: unknown, em: EntityManager): Date => writeTimes.get(em) ?? new Date();

export const timestamps = {
  createdAt: p.datetime().onCreate(now),
  updatedAt: p.datetime().onCreate(now).onUpdate(now),
};

/** A row that belongs to nobody's business: users, sessions, reference figures. */
export const ownKey = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => uuidv7()),
};

/**
 * A row of the trade. Its key leads with the business, so that every index does, foreign keys can carry the business
 * with them, and no update can reach another business's row.
 */
export const businessKey = { businessId: p.uuid().primary(), ...ownKey };

/** ConcurrencyLimit on for every find, count, update and delete; without a business set on the EntityManager it throws. */
export const businessFilter = {
  business: {
    name: 'business',
    cond: (args: { businessId: string }) => ({ businessId: args.businessId }),
    default: true,
  },
};
