import { CalendarClock, Gauge, PoundSterling, Ruler, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { InfoPage } from '../info/frame/InfoPage.tsx';
import { tools } from './tools.ts';

const ICONS: Readonly<Record<keyof typeof tools, LucideIcon>> = {
  size: Ruler,
  pressure: Gauge,
  age: CalendarClock,
  cost: PoundSterling,
};

/** /tools: all tools. */
export function ToolsRoute() {
  return (
    <InfoPage
      path="/tools"
      title="Tyre tools"
      description={
        'Free calculators for tyres: compare sizes, convert pressures, read the age of a tyre, and work out its ' +
        'cost.'
      }
      summary="Small calculators for questions we hear every day. Each says how it works and has a link to its result."
    >
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4">
        {Object.entries(tools).map(([key, { path, title, description }]) => {
          const Icon = ICONS[key as keyof typeof tools];
          return (
            <li
              key={path}
              className="relative grid content-start gap-2 rounded-lg border border-line bg-card p-5 hover:border-ink"
            >
              <Icon className="size-7" />
              <h2 className="text-lg">
                <Link to={path} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h2>
              <p className="text-sm text-ink-2">{description}</p>
            </li>
          );
        })}
      </ul>
    </InfoPage>
  );
}
