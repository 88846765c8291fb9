import { useState } from 'react';
import { comparePath } from '../../features/compare/comparePath.ts';
import { classes } from '../../ui/base/classes.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { AxleSetPrices } from '../parts/axle/AxleSetPrices.tsx';
import { CompareColumn } from './CompareColumn.tsx';
import type { ComparePageQuery } from './ComparePage.generated.ts';
import { bestIn, comparisonRows, differs, type ComparisonRow } from './comparisonRows.ts';

type Tyres = ComparePageQuery['productsByIds'];

const FIRST_COLUMN = 'sticky left-0 z-10 bg-card p-2 text-left align-top md:p-3';

/** Tyres in columns, facts in rows. It scrolls sideways if needed, while the facts' names stay. */
export function CompareTable({ tyres }: { tyres: Tyres }) {
  const [isBrief, setBrief] = useState(false);
  const ids = tyres.map(({ id }) => id);
  const isAlone = tyres.length === 1;
  const rows = comparisonRows.filter((row) => !isBrief || isAlone || differs(row, tyres));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {!isAlone && (
        <Checkbox
          label="Show only differences"
          checked={isBrief}
          onChange={() => setBrief(!isBrief)}
          className="justify-self-start [&_label]:min-h-11"
        />
      )}
      <section
        aria-label="Comparison of tyres"
        className="relative scroll-pl-28 overflow-x-auto rounded-lg border border-line bg-card md:scroll-pl-44"
      >
        <table className="w-full table-fixed text-sm">
          <colgroup>
            <col className="w-26 md:w-44" />
            {ids.map((id) => (
              <col key={id} className="w-37 md:w-56" />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td className={FIRST_COLUMN}>
                <span className="sr-only">Feature</span>
              </td>
              {tyres.map((tyre) => (
                <CompareColumn
                  key={tyre.id}
                  tyre={tyre}
                  pathWithout={comparePath(ids.filter((id) => id !== tyre.id))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} tyres={tyres} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Row({ row, tyres }: { row: ComparisonRow; tyres: Tyres }) {
  const best = bestIn(row, tyres);
  const isDifferent = differs(row, tyres);
  return (
    <tr className="border-t border-line">
      <th scope="row" className={classes(FIRST_COLUMN, 'font-[600]')}>
        {row.label}
        {isDifferent && (
          <span className="block text-xs font-normal text-ink-2">
            <span aria-hidden="true">≠</span> differs
          </span>
        )}
      </th>
      {tyres.map((tyre) => (
        <td
          key={tyre.id}
          className={classes('p-2 align-top wrap-anywhere md:p-3', isDifferent && 'bg-tint font-[650]')}
        >
          {row.isForSet ? (
            <AxleSetPrices tyre={tyre} className="">
              {row.text(tyre)}
            </AxleSetPrices>
          ) : (
            row.text(tyre)
          )}
          {best.has(tyre.id) && (
            <span className="block text-xs text-good">
              <span aria-hidden="true">✓</span> {row.best?.name}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
