import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from './Panel.tsx';

interface Part {
  id: string;
  to: string;
  name: string;
  /** A one-line description. */
  note: string;
  /** Its state, unless the name includes it. */
  badge?: ReactNode;
}

/** Parts of an order with their own pages, such as returns. Renders nothing without any. */
export function PartList({ title, parts }: { title: string; parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <div className="print:hidden">
      <Panel title={title}>
        <ul className="grid gap-3">
          {parts.map(({ id, to, name, note, badge }) => (
            <li key={id}>
              <Link
                to={to}
                className="flex items-center gap-4 rounded-lg border border-line bg-card p-4 hover:border-ink"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <span className="grid min-w-0 gap-0.5">
                    <span className="font-[650]">{name}</span>
                    <span className="text-sm wrap-anywhere text-ink-2">{note}</span>
                  </span>
                  {badge}
                </span>
                <ChevronRight className="size-5 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
