import type { ReactNode } from 'react';

interface ToolTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isMarked?: boolean }[];
}

/** A table of figures. On a narrow screen it scrolls within itself. */
export function ToolTable({ caption, columns, rows }: ToolTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
    <div className="overflow-x-auto" role="group" aria-label={caption} tabIndex={0}>
      <table className="w-full max-w-2xl text-left text-sm">
        <caption className="pb-2 text-left text-base font-[700]">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-ink-2">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 pr-3 font-[650] last:pr-0 ${index > 0 ? 'text-right' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells], isMarked = false }) => (
            <tr key={key} className={`border-b border-line ${isMarked ? 'bg-tint font-[650]' : ''}`}>
              <th scope="row" className="py-2 pr-3 font-[650] whitespace-nowrap">
                {name}
              </th>
              {cells.map((cell, index) => (
                // The columns never change order.
                <td
                  key={columns[index + 1]}
                  className="py-2 pr-3 text-right whitespace-nowrap tabular-nums last:pr-0"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
