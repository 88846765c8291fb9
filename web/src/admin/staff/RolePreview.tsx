import { useContext } from 'react';
import type { Scope } from '../../apollo/schema.generated.ts';
import { isOffered, SECTION_GROUPS, type Screen, type SectionGroup } from '../frame/sections/screen.ts';
import { ScreensContext } from '../frame/sections/ScreensContext.ts';

export const PREVIEW_TEXT = 'The menu that a colleague with this role sees, and what they can open from it.';

interface MenuEntry {
  path: string;
  label: string;
  group: SectionGroup;
  /** Commands of the palette that open its other screens, such as “New order”. */
  commands: string[];
}

/** Whether a screen is reached from an entry of the menu. */
const isUnder = (entry: Pick<MenuEntry, 'path'>, { path }: Screen): boolean =>
  entry.path !== '' && path.startsWith(`${entry.path}/`);

/**
 * The menu of someone whose role has these scopes, as the sidebar draws it, and the commands of the palette that have
 * no entry of their own.
 */
function menuFor(
  all: readonly Screen[],
  scopes: readonly Scope[],
): { entries: MenuEntry[]; others: string[] } {
  const screens = all.filter((screen) =>
    isOffered(screen, (scope) => scope === 'USE_ADMIN' || scopes.includes(scope)),
  );
  const entries = screens.flatMap(({ path, link }): MenuEntry[] =>
    link ? [{ path, label: link.label, group: link.group, commands: [] }] : [],
  );
  const others: string[] = [];
  for (const screen of screens) {
    if (!screen.command) continue;
    (entries.find((entry) => isUnder(entry, screen))?.commands ?? others).push(screen.command);
  }
  return { entries, others };
}

/** The menu that a role gets, with the commands that open more from each entry. */
export function RolePreview({ scopes }: { scopes: readonly Scope[] }) {
  const screens = useContext(ScreensContext);
  if (scopes.length === 0)
    return <p className="text-sm text-ink-2">Choose a permission to see what the role gets.</p>;
  const { entries, others } = menuFor(screens, scopes);
  return (
    <div className="grid gap-4 text-sm sm:grid-cols-2">
      {SECTION_GROUPS.map((group) => (
        <MenuGroup key={group} name={group} entries={entries.filter((entry) => entry.group === group)} />
      ))}
      {others.length > 0 && (
        <p className="text-ink-2 sm:col-span-2">By search (Ctrl K): {others.join(', ')}</p>
      )}
    </div>
  );
}

function MenuGroup({ name, entries }: { name: SectionGroup; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={name} className="grid content-start gap-1">
      <h3 className="text-ink-2">{name}</h3>
      <ul className="grid gap-1">
        {entries.map(({ path, label, commands }) => (
          <li key={path}>
            <span className="font-[650]">{label}</span>
            {commands.length > 0 && <span className="block text-ink-2">{commands.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
