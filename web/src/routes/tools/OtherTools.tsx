import { Link } from 'react-router-dom';
import { InfoSection } from '../info/frame/InfoSection.tsx';
import { TOOLS, type Tool } from './tools.ts';

/** Links to the other tools. */
export function OtherTools({ but }: { but: Tool }) {
  return (
    <InfoSection title="Other tools">
      <ul className="grid gap-1">
        {TOOLS.filter(({ path }) => path !== but.path).map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-9 items-center underline underline-offset-4">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </InfoSection>
  );
}
