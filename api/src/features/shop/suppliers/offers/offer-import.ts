import { announceChange } from '../../../../platform/database/data-versions.ts';
import type { ImportKind } from '../../../../platform/features/import-kind.ts';
import { OFFER_KEYS, offerColumns } from './offer-columns.ts';
import { OFFER_COUNTERS, OfferImport } from './offer-import.service.ts';

/** Files in which a supplier offers tyres, with its costs and its stock. */
export const offerImport: ImportKind = {
  name: 'OFFERS',
  label: 'Suppliers’ offers',
  scope: 'WRITE_PURCHASES',
  path: '/api/suppliers/offers',
  columns: offerColumns,
  keys: OFFER_KEYS,
  counters: OFFER_COUNTERS,
  faultOfAbout: (services, about) => services.get(OfferImport).faultOfAbout(about),
  check: (services, run, rows) => services.get(OfferImport).check(run, rows),
  hold: (services, em, checked) => services.get(OfferImport).hold(em, checked),
  apply: (services, em, run, rows) => services.get(OfferImport).apply(em, run, rows),
  undo: (services, em, run, rows) => services.get(OfferImport).undo(em, run, rows),
  tell: (_services, em) => announceChange(em, 'catalogue'),
};
