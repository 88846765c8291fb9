import type { VisitorEventName } from '../../apollo/schema.generated.ts';

/** The pages of the mobile service, whose callers probably want it. */
const CALLS: Readonly<Record<string, VisitorEventName>> = {
  '/mobile-tyre-fitting-bedford': 'MOBILE_FITTING_BOOKING',
  '/bedford-tyres': 'PHONE_CALL',
};

/** Pages read by visitors who are about to call or book. */
const HIGH_INTENT_PAGES: readonly string[] = [...Object.keys(CALLS), '/fitting-centers'];

/** The event to record for a clicked link; null if none. */
export function contactAct(href: string, pathname: string): VisitorEventName | null {
  if (href.startsWith('mailto:')) return 'EMAIL_CLICK';
  return href.startsWith('tel:') ? (CALLS[pathname] ?? 'PHONE_CLICK') : null;
}

/** The event to record for an opened page besides PAGE_VIEW; null if none. */
export function pageAct(pathname: string): VisitorEventName | null {
  if (pathname === '/contact') return 'CONTACT_PAGE';
  return HIGH_INTENT_PAGES.includes(pathname) ? 'HIGH_INTENT_PAGE' : null;
}
