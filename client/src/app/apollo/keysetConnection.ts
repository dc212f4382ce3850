import type { FieldPolicy, Reference } from '@apollo/client';

interface Page {
  nodes: readonly Reference[];
}

/**
 * Collects the pages of a keyset connection: what comes after a cursor is added, anything else is a fresh start.
 * Each filter and each sort is a list of its own.
 */
export const keysetConnection: FieldPolicy<Page> = {
  keyArgs: ['filter', 'sort'],
  merge(existing, incoming, { args }) {
    if (!existing || !args?.after) return incoming;
    const known = new Set(existing.nodes.map(({ __ref }) => __ref));
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter(({ __ref }) => !known.has(__ref))] };
  },
};
