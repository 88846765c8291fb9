import type { VisitorEventName } from '../../apollo/schema.generated.ts';

/** The pages of the mobile service: who calls from there wants it. */
const CALLS: Readonly<Record<string, VisitorEventName>> = {
  '/mobile-tyre-fitting-bedford': 'MOBILE_FITTING_BOOKING',
  '/bedford-tyres': 'PHONE_CALL',
};

/** Pages that people read who are about to call or to book. */
const HIGH_INTENT_PAGES: readonly string[] = [...Object.keys(CALLS), '/fitting-centers'];

/** What pressing a link tells of its visitor; null if nothing. */
export function contactAct(href: string, pathname: string): VisitorEventName | null {
  if (href.startsWith('mailto:')) return 'EMAIL_CLICK';
  return href.startsWith('tel:') ? (CALLS[pathname] ?? 'PHONE_CLICK') : null;
}

/** What opening a page tells of its visitor, besides that they did. */
export function pageAct(pathname: string): VisitorEventName | null {
  if (pathname === '/contact') return 'CONTACT_PAGE';
  return HIGH_INTENT_PAGES.includes(pathname) ? 'HIGH_INTENT_PAGE' : null;
}
