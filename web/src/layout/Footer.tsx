import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { supportHoursOf } from '../lib/text/supportHours.ts';
import { ShopMark } from '../ui/page/ShopMark.tsx';
import { ThemeSwitch } from '../ui/page/ThemeSwitch.tsx';
import { PaymentIcons } from '../ui/tyre/PaymentIcons.tsx';
import { useFooterFragment, type FooterFragment } from './Footer.generated.ts';
import {
  helpLinks,
  linksIn,
  policyLinks,
  shopLinks,
  withdrawalLink,
  type MenuPage,
  type NavigationLink,
} from './navigation.ts';

interface FooterProps {
  settings: FragmentType<FooterFragment>;
  /** The owner's pages that menus link to. */
  pages: readonly MenuPage[];
}

/** The shop's contact details, and links to every page that isn't in the header. */
export function Footer({ settings, pages }: FooterProps) {
  const shop = useFooterFragment(settings);
  return (
    <footer className="mt-12 text-sm asphalt text-on-asphalt-2">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <Contact {...shop} />
        <LinkColumn title="Shop" links={[...shopLinks, ...linksIn('FOOTER_SHOP', pages)]} />
        <LinkColumn title="Help and advice" links={[...helpLinks, ...linksIn('FOOTER_HELP', pages)]} />
        <Column title="Ways to pay" className="max-sm:col-span-2">
          <PaymentIcons />
          <p>Our payment provider handles your card details, so we never see them.</p>
        </Column>
      </div>
      <div className="border-t border-on-asphalt/15">
        <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-xs">
          <p>
            {shop.companyName}, company no. {shop.companyNumber}, VAT no. {shop.vatNumber}. Prices include
            VAT.
          </p>
          <ul className="ml-auto flex flex-wrap gap-x-5 max-md:ml-0">
            {[
              ...policyLinks,
              ...linksIn('FOOTER_TERMS', pages),
              ...(shop.sellsToIreland ? [withdrawalLink] : []),
            ].map((link) => (
              <FooterLink key={link.to} {...link} />
            ))}
          </ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function Contact({
  shopName,
  address,
  phone,
  phoneHref,
  secondPhone,
  email,
  supportHours,
  openingHours,
}: FooterFragment) {
  const phoneHours = supportHoursOf(supportHours, 'Phone');
  return (
    <Column title={<ShopMark className="h-11 max-w-48">{shopName}</ShopMark>} className="max-sm:col-span-2">
      <address className="not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <ul>
        <li>
          <a
            href={phoneHref}
            className="inline-flex min-h-9 items-center whitespace-nowrap hover:text-on-asphalt hover:underline"
          >
            {phone}
          </a>
          {secondPhone && <span className="whitespace-nowrap"> or {secondPhone}</span>}
          {phoneHours && <span className="block">Phone lines: {phoneHours}</span>}
        </li>
        <li>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-9 items-center wrap-anywhere hover:text-on-asphalt hover:underline"
          >
            {email}
          </a>
        </li>
      </ul>
      <h3 className="text-sm text-on-asphalt">Shop opening hours</h3>
      <dl aria-label="Shop opening hours" className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-0.5">
        {openingHours.map(({ days, opens, closes }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd>
              {opens}–{closes}
            </dd>
          </div>
        ))}
      </dl>
    </Column>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <Column title={title}>
      <ul>
        {links.map((link) => (
          <FooterLink key={link.to} {...link} />
        ))}
      </ul>
    </Column>
  );
}

function FooterLink({ to, label }: NavigationLink) {
  return (
    <li>
      <Link to={to} className="inline-flex min-h-9 items-center hover:text-on-asphalt hover:underline">
        {label}
      </Link>
    </li>
  );
}

function Column({
  title,
  className = '',
  children,
}: {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`grid content-start gap-3 ${className}`}>
      <h2 className="text-base text-on-asphalt">{title}</h2>
      {children}
    </section>
  );
}
