import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../features/accounts/session/sessionStore.ts';
import { isStaff } from '../features/accounts/session/sessionUser.ts';
import { useSignOut } from '../features/accounts/session/useSignOut.ts';
import { IconButton } from '../ui/base/IconButton.tsx';
import { Drawer } from '../ui/overlay/Drawer.tsx';
import { preloadOverlay } from '../ui/overlay/Overlay.tsx';
import {
  accountLinks,
  adminLink,
  categoryLinks,
  finderLink,
  guestLinks,
  helpLinks,
  seasonLinks,
  type NavigationLink,
} from './navigation.ts';

/** The menu of small screens. It closes when the visitor follows one of its links. */
export function MobileMenu({ ownLinks }: { ownLinks: readonly NavigationLink[] }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <div className="-ml-2.5 md:hidden">
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        icon={<Menu className="size-6" />}
        onPointerDown={preloadOverlay}
        onClick={() => setOpenAt(key)}
      />
      <Drawer side="left" title="Menu" open={openAt === key} onClose={() => setOpenAt(null)}>
        <nav aria-label="Menu" className="grid gap-6">
          <LinkGroup
            title="Tyres"
            links={[{ to: '/shop', label: 'All tyres' }, ...categoryLinks, finderLink]}
          />
          <LinkGroup title="Season" links={seasonLinks} />
          <AccountGroup />
          <LinkGroup title="Help and advice" links={[...helpLinks, ...ownLinks]} />
        </nav>
      </Drawer>
    </div>
  );
}

function AccountGroup() {
  const session = useSession();
  const signOut = useSignOut();
  if (!session) return <LinkGroup title="Account" links={guestLinks} />;
  return (
    <LinkGroup title="Account" links={isStaff(session.user) ? [...accountLinks, adminLink] : accountLinks}>
      <li>
        <button
          type="button"
          onClick={() => signOut()}
          className="flex min-h-12 w-full items-center text-left font-[600] hover:underline"
        >
          Logout
        </button>
      </li>
    </LinkGroup>
  );
}

interface LinkGroupProps {
  title: string;
  links: readonly NavigationLink[];
  /** More items for the list. */
  children?: ReactNode;
}

function LinkGroup({ title, links, children }: LinkGroupProps) {
  return (
    <div>
      <h2 className="mb-1 text-sm text-ink-2">{title}</h2>
      <ul className="divide-y divide-line">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center font-[600] hover:underline">
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
