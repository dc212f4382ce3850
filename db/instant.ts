import type { EntityManager } from '@mikro-orm/core';

const instants = new WeakMap<object, Date>();

/** Everything that one command writes carries one instant: the rows it makes and changes, and what is told of them. */
export function setInstant(em: EntityManager, instant: Date): void {
  instants.set(em.getContext(), instant);
}

export const instantOf = (em: EntityManager): Date => instants.get(em.getContext()) ?? new Date();
