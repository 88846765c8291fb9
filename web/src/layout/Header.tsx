import type { FragmentType } from '@apollo/client';
import { clockTime } from '@treadline/schema/trade/values/clock-time';
import { Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { supportHoursOf } from '../lib/text/supportHours.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { CartLink } from './CartLink.tsx';
import { useHeaderFragment, type HeaderFragment } from './Header.generated.ts';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import {
  categoryLinks,
  finderLink,
  linksIn,
  seasonLinks,
  type MenuPage,
  type NavigationLink,
} from './navigation.ts';
import { SearchBox } from './SearchBox.tsx';
import { WishlistLink } from './WishlistLink.tsx';

interface HeaderProps {
  settings: FragmentType<HeaderFragment>;
  /** The owner's pages that menus link to. */
  pages: readonly MenuPage[];
}

/** Top bar, search, account, cart, and links to the main listings. */
export function Header({ settings, pages }: HeaderProps) {
  const shop = useHeaderFragment(settings);
  const ownLinks = linksIn('HEADER', pages);
  return (
    // On a phone the row with menu and cart sticks to the top. It sticks within the page, not within the header.
    <header className="bg-card max-md:contents md:border-b md:border-line">
      <TopBar {...shop} />
      <div className="bg-card max-md:sticky max-md:top-0 max-md:z-30">
        <div className="wrap flex items-center gap-x-2 py-0.5 md:gap-x-8 md:py-3">
          <MobileMenu ownLinks={ownLinks} />
          <Logo shopName={shop.shopName} />
          <SearchBox className="h-12 max-md:hidden md:flex-1" />
          <nav
            aria-label="Your shop"
            className="ml-auto flex items-center text-sm font-[600] max-md:-mr-2 md:gap-6"
          >
            <Link to="/track-order" className="hidden min-h-11 items-center hover:underline lg:flex">
              Track order
            </Link>
            <AccountLinks />
            <WishlistLink />
            <CartLink />
          </nav>
        </div>
      </div>
      <div className="border-b border-line bg-card md:hidden">
        <div className="wrap pb-2">
          <SearchBox className="h-11" />
        </div>
      </div>
      <Shortcuts ownLinks={ownLinks} />
    </header>
  );
}

function TopBar({ claims, phone, phoneHref, supportHours, dispatchCutOff, ...today }: HeaderFragment) {
  const phoneHours = supportHoursOf(supportHours, 'Phone');
  // Browsers cache this page for weeks, so "today" would be wrong.
  const isKept = useLocation().pathname === '/offline';
  return (
    <div className="text-xs asphalt text-on-asphalt-2">
      <div className="wrap flex min-h-8 items-center gap-6 md:min-h-9">
        <p>{claims.freeDelivery}</p>
        <p className="hidden lg:block">
          Order by {clockTime(dispatchCutOff)}, Mon–Fri, for same-day dispatch
        </p>
        <p className="ml-auto hidden sm:block">{!isKept && openingToday(today)}</p>
        <p className="flex items-center gap-2 max-sm:ml-auto">
          <a
            href={phoneHref}
            className="flex min-h-8 items-center gap-1.5 font-[600] whitespace-nowrap text-on-asphalt hover:underline"
          >
            <Phone className="size-3.5" />
            {phone}
          </a>
          {phoneHours && <span className="hidden md:inline">Phone lines {phoneHours}</span>}
        </p>
      </div>
    </div>
  );
}

/** Today's opening hours, and the name of a special day if they differ because of it. */
function openingToday({
  openToday,
  specialToday,
}: Pick<HeaderFragment, 'openToday' | 'specialToday'>): string {
  const said = openToday ? `Shop open today ${openToday.opens}–${openToday.closes}` : 'Shop closed today';
  return specialToday === null ? said : `${said} (${specialToday})`;
}

function Shortcuts({ ownLinks }: { ownLinks: readonly NavigationLink[] }) {
  return (
    <nav aria-label="Tyres" className="hidden border-t border-line md:block">
      <ul className="wrap flex flex-wrap gap-x-6 text-sm font-[600] text-ink-2">
        {[...categoryLinks, ...seasonLinks, finderLink, ...ownLinks].map(({ to, label }) => (
          <li key={to} className={to === finderLink.to ? 'max-lg:hidden' : undefined}>
            <Link
              to={to}
              className="flex min-h-11 items-center whitespace-nowrap hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="ml-auto max-lg:hidden">
          <Link
            to="/faq"
            className="flex min-h-11 items-center whitespace-nowrap hover:text-ink hover:underline"
          >
            Help &amp; advice
          </Link>
        </li>
      </ul>
    </nav>
  );
}
