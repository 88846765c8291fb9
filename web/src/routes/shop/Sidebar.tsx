import { Suspense, type ReactNode } from 'react';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';

/**
 * It stays in view beside the tyres and scrolls separately. On a phone with JavaScript, the drawer replaces it.
 */
const SIDEBAR =
  '[scrollbar-width:thin] max-md:order-last max-md:mt-8 max-md:not-noscript:hidden ' +
  'md:sticky md:top-0 md:-mx-2 md:max-h-dvh md:self-start md:overflow-y-auto md:px-2 md:pb-4';

/**
 * The filters beside the tyres. Once its code runs, a phone drops them: React hydrates a Suspense boundary after the
 * rest of the page, so their 500 elements never cost it anything.
 */
export function Sidebar({ children }: { children: ReactNode }) {
  const isNarrow = useMediaQuery('(width < 48rem)');
  if (isNarrow) return null;
  return (
    <Suspense>
      <aside className={SIDEBAR}>{children}</aside>
    </Suspense>
  );
}
