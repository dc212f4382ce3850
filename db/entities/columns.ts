import { defineEntity, type EntityManager } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { instantOf } from '../instant.ts';

export const p = defineEntity.properties;

/** Whole US cents. PostgreSQL bigint, read as a JavaScript number: domain/money.ts keeps amounts far below 2^53. */
export const cents = () => p.bigint('number');

/** The one instant of the command that writes. */
const now = (_row: unknown, em: EntityManager) => instantOf(em);

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

/** Turns on for every find, count, update and delete; without a business set on the EntityManager it throws. */
export const businessFilter = {
  business: {
    name: 'business',
    cond: (args: { businessId: string }) => ({ businessId: args.businessId }),
    default: true,
  },
};
