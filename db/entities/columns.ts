import { defineEntity, type EntityManager, Type } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const p = defineEntity.properties;

/** Whole US cents. PostgreSQL bigint, read as a JavaScript number: domain/money.ts keeps amounts far below 2^53. */
export const cents = () => p.bigint('number');

/** A text array. MikroORM's array type leaves the item "null" unquoted, which PostgreSQL reads as a null element. */
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

/** Sets the time that `em` writes as createdAt and updatedAt, so that all rows of one command have the same time. */
export function setWriteTime(em: EntityManager, now: Date): void {
  writeTimes.set(em, now);
}

const now = (_row: unknown, em: EntityManager): Date => writeTimes.get(em) ?? new Date();

export const timestamps = {
  createdAt: p.datetime().onCreate(now),
  updatedAt: p.datetime().onCreate(now).onUpdate(now),
};

/** A row without a business: users, sessions, reference data. */
export const ownKey = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => uuidv7()),
};

/**
 * A row of a business. Its primary key begins with the business, so that foreign keys include the business
 * and no update can reach another business's row.
 */
export const businessKey = { businessId: p.uuid().primary(), ...ownKey };

/** Applied to every find, count, update and delete. Throws if no business is set on the EntityManager. */
export const businessFilter = {
  business: {
    name: 'business',
    cond: (args: { businessId: string }) => ({ businessId: args.businessId }),
    default: true,
  },
};
