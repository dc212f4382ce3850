import type { ReactNode } from 'react';

export interface Column<Item> {
  head: string;
  cell: (item: Item) => ReactNode;
}

/** A table of objects; nothing if there are none. */
export function Listing<Item extends { body: { id: string } }>({
  title,
  items,
  columns,
}: {
  title: string;
  items: Item[];
  columns: Column<Item>[];
}) {
  if (items.length === 0) return null;
  return (
    <div className="sheet tight">
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.body.id}>
                {columns.map(({ head, cell }) => (
                  <td key={head} data-head={head}>
                    {cell(item)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
