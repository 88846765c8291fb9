import { Link } from 'react-router-dom';
import { formatCount, formatCounted } from '../../lib/text/format.ts';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import type { CentreImport } from './centreFile.ts';
import { centrePath } from './fittingPaths.ts';

/** The changes that a file makes, and its cells that can't be taken. */
export function ImportPlan({ plan }: { plan: CentreImport }) {
  const { added, changed, unchanged, ignored_columns: ignored, fault_count: faultCount } = plan;
  return (
    <div className="grid gap-4">
      {ignored.length > 0 && (
        <Notice title={`We don’t know ${ignored.length === 1 ? 'a column' : 'some columns'}`}>
          <p>{ignored.join(', ')}. Their cells are ignored.</p>
        </Notice>
      )}
      {faultCount > 0 && <Faults plan={plan} />}
      <p role="status" className="text-sm">
        {formatCount(added)} new, {formatCount(changed)} changed, {formatCount(unchanged)} unchanged.
      </p>
      {plan.centres.length > 0 && <Changes plan={plan} />}
    </div>
  );
}

const more = (total: number, shown: number): string =>
  total > shown ? `The first ${formatCount(shown)} of ${formatCount(total)}.` : '';

function Faults({ plan: { faults, fault_count: total } }: { plan: CentreImport }) {
  return (
    <Notice
      tone="bad"
      title={`${formatCounted(total, 'cell')} can’t be taken. Nothing changes until they’re right.`}
    >
      <ul className="grid gap-1">
        {faults.map(({ line, column, message }) => (
          <li key={`${line} ${column}`}>
            Line {line}, {column}: {message}
          </li>
        ))}
      </ul>
      <p>{more(total, faults.length)}</p>
    </Notice>
  );
}

function Changes({ plan: { centres, added, changed, is_applied: isApplied } }: { plan: CentreImport }) {
  return (
    <Panel title={isApplied ? 'What changed' : 'What would change'}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-ink-2">
            <ColumnHead className="py-2 pr-3 font-[650]">Line</ColumnHead>
            <ColumnHead className="py-2 pr-3 font-[650]">Centre</ColumnHead>
            <ColumnHead className="py-2 font-[650]">Change</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {centres.map(({ line, slug, name, is_new: isNew, changes }) => (
            <tr key={slug} className="border-b border-line align-top">
              <td className="py-2 pr-3 tabular-nums">{line}</td>
              <th scope="row" className="py-2 pr-3 font-[650] wrap-anywhere">
                {isNew && !isApplied ? (
                  name
                ) : (
                  <Link to={centrePath(slug)} className="underline underline-offset-4">
                    {name}
                  </Link>
                )}
              </th>
              <td className="py-2 wrap-anywhere">
                {isNew ? <Mark tone="good">New</Mark> : changes.map((change) => <p key={change}>{change}</p>)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-2">{more(added + changed, centres.length)}</p>
    </Panel>
  );
}
