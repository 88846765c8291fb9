import { use, useMemo, type ReactNode } from 'react';
import { SessionCheck } from '../features/accounts/session/SessionCheck.tsx';
import { SiteContext } from '../lib/head/PageHead.tsx';
import { PageResponseContext } from '../lib/head/pageResponse.ts';
import { ShopTermsContext } from '../lib/text/shopTerms.ts';
import { MAIN_ID } from '../routing/ScrollAndFocus.tsx';
import { Toaster } from '../ui/overlay/Toaster.tsx';
import { AccountGarage } from './AccountGarage.tsx';
import { Comparison } from './Comparison.tsx';
import { Counting } from './Counting.tsx';
import { DemonstrationLine } from './DemonstrationLine.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLayoutSuspenseQuery } from './Layout.generated.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

interface LayoutProps {
  origin: string;
  /** Leaves header, main and footer to the page. */
  bare?: boolean;
  children: ReactNode;
}

/** The frame of every page: skip link, header, footer, and the announcer of new pages. */
export function Layout({ origin, bare = false, children }: LayoutProps) {
  const { data } = useLayoutSuspenseQuery();
  const { shopName, logo, icons, mainColour, demonstrationNotice } = data.shopSettings;
  const site = useMemo(() => ({ origin, shopName, logo, icons }), [origin, shopName, logo, icons]);
  const response = use(PageResponseContext);
  if (response) response.look = { icons, mainColour };
  return (
    <SiteContext value={site}>
      <ShopTermsContext value={data.shopSettings}>
        <a
          href={`#${MAIN_ID}`}
          className="sr-only rounded-md font-[650] asphalt focus:not-sr-only focus:fixed focus:z-60 focus:m-2 focus:p-4"
        >
          Skip to content
        </a>
        {demonstrationNotice && <DemonstrationLine>{demonstrationNotice}</DemonstrationLine>}
        {bare ? (
          children
        ) : (
          <>
            <Header settings={data.shopSettings} pages={data.menuPages} />
            <main id={MAIN_ID} tabIndex={-1} className="min-h-[70vh]">
              {children}
            </main>
            <Footer settings={data.shopSettings} pages={data.menuPages} />
            <Counting {...data.visitorCounting} />
            <AccountGarage />
            <Comparison />
          </>
        )}
        <RouteAnnouncer />
        <SessionCheck />
        <Toaster place={bare ? 'bar' : 'page'} />
      </ShopTermsContext>
    </SiteContext>
  );
}
