import { SIZE_COLUMNS } from './sizeColumns.ts';
import type { CellFaults } from './sizeRow.ts';

/** The errors of a row, and a colleague's conflicting values. */
export function RowFaults({ id, faults, theirs }: { id: string; faults: CellFaults; theirs: CellFaults }) {
  return (
    <ul id={id} className="grid gap-0.5 text-sm text-bad">
      {SIZE_COLUMNS.flatMap(({ id: column, name }) => [
        faults[column] && (
          <li key={column}>
            <span className="font-[650]">{name}:</span> {faults[column]}
          </li>
        ),
        theirs[column] !== undefined && (
          <li key={`${column}-theirs`} className="text-warn">
            <span className="font-[650]">{name}:</span> a colleague saved {theirs[column] || 'nothing'} here
          </li>
        ),
      ])}
    </ul>
  );
}
