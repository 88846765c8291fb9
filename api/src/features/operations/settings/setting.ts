import type { Dataset } from '../../../platform/database/data-versions.ts';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import type { SettingKind } from './setting.enums.ts';

/** A page, email or document that shows a setting. The path is null if there's no page to open. */
export interface SettingPlace {
  readonly label: string;
  readonly path: string | null;
}

/** Where settings are shown. */
export const PLACES = {
  everyPage: { label: 'Top and bottom of every page', path: '/' },
  home: { label: 'Home', path: '/' },
  listing: { label: 'Tyre listings and product pages', path: '/shop' },
  cart: { label: 'Cart and checkout', path: '/cart' },
  contact: { label: 'Contact', path: '/contact' },
  about: { label: 'About us', path: '/about' },
  delivery: { label: 'Delivery', path: '/shipping' },
  returns: { label: 'Returns', path: '/returns' },
  terms: { label: 'Terms', path: '/terms' },
  warranty: { label: 'Warranty', path: '/warranty' },
  faq: { label: 'Questions and answers', path: '/faq' },
  mobileFitting: { label: 'Mobile fitting', path: '/bedford-tyres' },
  fittingCentres: { label: 'Fitting centres', path: '/fitting-centers' },
  tyreAge: { label: 'Age of a tyre', path: '/tools/tyre-age' },
  mails: { label: 'Emails to customers', path: null },
  invoices: { label: 'Invoices', path: null },
  searchEngines: { label: 'Search results', path: null },
  browserTabs: { label: 'Browser tabs and home screens', path: null },
} as const satisfies Readonly<Record<string, SettingPlace>>;

/** A named part of a setting that has several. */
export interface SettingPart {
  readonly key: string;
  readonly label: string;
}

/** A setting's texts for the owner, whatever its kind. */
export interface SettingMeta {
  readonly label: string;
  readonly help?: string;
  readonly shownOn: readonly (keyof typeof PLACES)[];
  /** How the shop will show it; {value} stands for the value typed. */
  readonly preview?: string;
  /** Whether the default belongs to the made-up shop, so that the owner has to replace it. */
  readonly isInvented?: boolean;
}

/** A value to store, or its errors; paths are relative to the value and can be empty. */
export type SettingReading<Value> =
  | { readonly value: Value; readonly faults: null }
  | { readonly value: null; readonly faults: FieldError[] };

/** A setting's definition. Its form, its validation, the audit log and the shop all derive from it. */
export interface Setting<Value> extends SettingMeta {
  readonly kind: SettingKind;
  readonly default: Value;
  readonly parts?: readonly SettingPart[];
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  /** Validates and normalises a value from the form. */
  readonly read: (given: unknown) => SettingReading<Value>;
  /** The value as the form needs it; by default as stored. */
  show?(value: Value): unknown;
  /** A further dataset whose caches depend on this setting. */
  readonly dataset?: Dataset;
}

/** Settings edited together, in one form. */
export interface SettingGroup {
  readonly label: string;
  readonly help: string;
  readonly settings: Readonly<Record<string, Setting<unknown>>>;
}

export const taken = <Value>(value: Value): SettingReading<Value> => ({ value, faults: null });
export const refusedAs = (message: string, path = ''): SettingReading<never> => ({
  value: null,
  faults: [{ path, message }],
});
