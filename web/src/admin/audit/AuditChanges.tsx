import { useId, useState } from 'react';
import { NONE } from '../list/table/none.tsx';
import { figureName, figureText } from './auditSubject.ts';

interface AuditChangesProps {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** The number of fields shown at first. */
const FIRST = 4;

/** The fields of a change, before and after, side by side. */
export function AuditChanges({ before, after }: AuditChangesProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return NONE;
  const shown = isWhole ? names : names.slice(0, FIRST);
  return (
    <div className="grid gap-1">
      <table id={id} className="w-full table-fixed text-xs">
        <thead className="sr-only">
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name} className="align-top">
              <th scope="row" className="w-1/3 py-0.5 pr-2 text-left font-normal text-ink-2">
                {figureName(name)}
              </th>
              <td className="py-0.5 pr-2 wrap-anywhere line-through decoration-ink-3">
                {figureText(name, before[name])}
              </td>
              <td className="py-0.5 font-[650] wrap-anywhere">{figureText(name, after[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {names.length > FIRST && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-9 justify-self-start text-xs underline underline-offset-4"
        >
          {isWhole ? 'Show fewer' : `Show all ${names.length} fields`}
        </button>
      )}
    </div>
  );
}
