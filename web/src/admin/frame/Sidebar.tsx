import { ChevronRight, CircleUser } from 'lucide-react';
import { useContext } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { useSignOut } from '../../features/accounts/session/useSignOut.ts';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { isBelow } from '../../lib/paths/isBelow.ts';
import { classes } from '../../ui/base/classes.ts';
import { ShopMark } from '../../ui/page/ShopMark.tsx';
import { ThemeSwitch } from '../../ui/page/ThemeSwitch.tsx';
import { MenuButton } from './MenuButton.tsx';
import { screenPath, SECTION_GROUPS, type Screen, type SectionGroup } from './sections/screen.ts';
import { screensFor } from './sections/sections.ts';
import { useWaiting } from './waiting/useWaiting.ts';

/** Rows are lower on laptops, so that a long menu fits. */
const ROW =
  'flex min-h-11 lg:min-h-8.5 lg:[@media(height<64rem)]:min-h-7 items-center gap-3 rounded-md px-3 text-sm';

/** It doesn't scroll with the others. */
const IN_SIGHT: SectionGroup = 'Settings';

/** The links to all sections with their badges, and the account menu. */
export function Sidebar() {
  const { shopName } = useContext(SiteContext);
  const waiting = useWaiting();
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3">
      <p className="px-3 pt-2 pb-1 text-lg font-[800] font-stretch-[115%]">
        <ShopMark className="h-10 max-w-48">{shopName}</ShopMark>
      </p>
      <nav aria-label="Admin" className="flex flex-col gap-3 lg:min-h-0 lg:flex-1">
        <div
          className={classes(
            'grid content-start gap-3 lg:-mx-3 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-3 lg:scroll-shade',
            'lg:[@media(height<64rem)]:gap-1.5',
          )}
        >
          {SECTION_GROUPS.filter((group) => group !== IN_SIGHT).map((group) => (
            <Group key={group} group={group} waiting={waiting} />
          ))}
        </div>
        <Group group={IN_SIGHT} waiting={waiting} />
      </nav>
      <AccountMenu />
    </div>
  );
}

function AccountMenu() {
  const session = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { firstName = '', lastName = '' } = session?.user ?? {};
  return (
    <div className="mt-auto border-t border-on-asphalt/20 pt-3">
      <MenuButton
        label={`${firstName} ${lastName}`.trim() || 'Account'}
        icon={<CircleUser className="size-4.5 shrink-0" />}
        className="w-full justify-start border-transparent! px-3! text-on-asphalt! hover:bg-on-asphalt/10!"
        items={[
          { label: 'View shop', onSelect: () => void navigate('/') },
          { label: 'Your account', onSelect: () => void navigate('/account') },
          { label: 'Sign out', divided: true, onSelect: () => signOut() },
        ]}
      />
      <div className="px-3 text-sm text-on-asphalt-2">
        <ThemeSwitch />
      </div>
    </div>
  );
}

interface GroupProps {
  group: SectionGroup;
  /** The number of waiting tasks, by address. */
  waiting: ReadonlyMap<string, number>;
}

/** Folded unless one of its screens is open or has tasks waiting. */
const FOLDED: SectionGroup = 'For engineers';

function Group({ group, waiting }: GroupProps) {
  const { pathname } = useLocation();
  const screens = screensFor(useCan()).filter(({ link }) => link?.group === group);
  const paths = screens.map(screenPath);
  const isNeeded = paths.some((path) => waiting.has(path) || isBelow(path, pathname));
  const links = (
    <ul className="grid gap-0.5">
      {screens.map((screen) => (
        <li key={screen.path}>
          <SectionNavLink screen={screen} count={waiting.get(screenPath(screen)) ?? 0} />
        </li>
      ))}
    </ul>
  );
  if (screens.length === 0) return null;
  const look =
    'border-on-asphalt/20 not-first:border-t not-first:pt-3 lg:[@media(height<64rem)]:not-first:pt-1.5';
  if (group === FOLDED)
    return (
      <details className={classes(look, 'group')} open={isNeeded}>
        <summary className={classes(ROW, 'cursor-pointer text-on-asphalt-2 hover:text-on-asphalt')}>
          <ChevronRight className="size-4.5 shrink-0 group-open:rotate-90" />
          {group}
        </summary>
        {links}
      </details>
    );
  return (
    <div className={look}>
      <p className="sr-only">{group}</p>
      {links}
    </div>
  );
}

function SectionNavLink({ screen, count }: { screen: Screen; count: number }) {
  const { pathname } = useLocation();
  if (!screen.link) return null;
  const { label, icon: Icon } = screen.link;
  const path = screenPath(screen);
  const isCurrent = isBelow(path, pathname) && (screen.path !== '' || pathname === path);
  return (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={() => void screen.page.preload().catch(() => undefined)}
      className={classes(
        ROW,
        isCurrent
          ? 'bg-on-asphalt/15 font-[650] text-on-asphalt'
          : 'text-on-asphalt-2 hover:bg-on-asphalt/10 hover:text-on-asphalt',
      )}
    >
      <Icon className="size-4.5 shrink-0" />
      {label}
      {count > 0 && (
        <span className="ml-auto rounded-full bg-signal px-2 py-0.5 text-xs font-[700] text-on-signal">
          {count > 999 ? '999+' : count}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </Link>
  );
}
