interface Placed {
  id: string;
  position: number;
}

/** A new place in the list for some of its entries. */
export interface Move {
  id: string;
  position: number;
}

/**
 * What must change for one entry to change places with another, which may lie further off where entries between them are
 * not shown. Places are counted from 1; an entry whose place stays the same is left alone.
 */
export function movesFor(list: readonly Placed[], movedId: string, ontoId: string): Move[] {
  const from = list.findIndex(({ id }) => id === movedId);
  const to = list.findIndex(({ id }) => id === ontoId);
  const moved = list[from];
  if (!moved || to < 0) return [];
  return list
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map(({ id, position }, at) => ({ id, before: position, position: at + 1 }))
    .filter(({ before, position }) => before !== position)
    .map(({ id, position }) => ({ id, position }));
}
