import type { FragmentType } from '@apollo/client';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clockTime } from '../lib/clockTime.ts';
import { supportHoursOf } from '../lib/supportHours.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { CartLink } from './CartLink.tsx';
import { useHeaderFragment, type HeaderFragment } from './Header.generated.ts';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { categoryLinks, seasonLinks } from './navigation.ts';
import { SearchBox } from './SearchBox.tsx';

/** Top bar, search, account, cart, and the short ways into the listing. */
export function Header({ settings }: { settings: FragmentType<HeaderFragment> }) {
  const shop = useHeaderFragment(settings);
  return (
    <header className="border-b border-line bg-card">
      <TopBar {...shop} />
      <div className="wrap flex flex-wrap items-center gap-x-3 py-1.5 md:flex-nowrap md:gap-x-8 md:py-3">
        <MobileMenu />
        <Logo shopName={shop.shopName} />
        <SearchBox className="max-md:order-last max-md:mb-2 max-md:w-full md:flex-1" />
        <nav aria-label="Your shop" className="ml-auto flex items-center gap-4 text-sm font-[600] md:gap-6">
          <Link to="/track-order" className="hidden min-h-11 items-center hover:underline lg:flex">
            Track order
          </Link>
          <AccountLinks />
          <CartLink />
        </nav>
      </div>
      <Shortcuts />
    </header>
  );
}

function TopBar({ claims, phone, phoneHref, supportHours, openToday, dispatchCutOff }: HeaderFragment) {
  return (
    <div className="text-xs asphalt text-on-asphalt-2">
      <div className="wrap flex min-h-9 items-center gap-6">
        <p>{claims.freeDelivery}</p>
        <p className="hidden lg:block">
          Dispatched the same working day when ordered by {clockTime(dispatchCutOff)}
        </p>
        <p className="ml-auto hidden sm:block">
          {openToday ? `Open today ${openToday.opens}–${openToday.closes}` : 'Closed today'}
        </p>
        <p className="flex items-center gap-2 max-sm:ml-auto">
          <a
            href={phoneHref}
            className="flex min-h-9 items-center gap-1.5 font-[600] whitespace-nowrap text-on-asphalt hover:underline"
          >
            <Phone aria-hidden="true" className="size-3.5" />
            {phone}
          </a>
          <span className="hidden sm:inline">{supportHoursOf(supportHours, 'Phone')}</span>
        </p>
      </div>
    </div>
  );
}

function Shortcuts() {
  return (
    <nav aria-label="Tyres" className="hidden border-t border-line md:block">
      <ul className="wrap flex gap-7 text-sm font-[600] text-ink-2">
        {[...categoryLinks, ...seasonLinks].map(({ to, label }) => (
          <li key={to}>
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
