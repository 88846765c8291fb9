import type { Dataset } from '../../../platform/database/data-versions.ts';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import type { SettingKind } from './setting.enums.ts';

/** A page or a paper that shows a setting; without a path there is no page to open. */
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
  searchEngines: { label: 'Markup for search engines', path: null },
} as const satisfies Readonly<Record<string, SettingPlace>>;

/** A named part of a setting that has several. */
export interface SettingPart {
  readonly key: string;
  readonly label: string;
}

/** What the owner is told of a setting, whatever its kind. */
export interface SettingMeta {
  readonly label: string;
  readonly help?: string;
  readonly shownOn: readonly (keyof typeof PLACES)[];
  /** How it reads in the shop, with {value} in the place of what is typed. */
  readonly preview?: string;
  /** Whether its default belongs to the made-up shop, so that its owner has to replace it. */
  readonly isInvented?: boolean;
}

/** A value that can be stored, or what is wrong with it; paths begin within the value and may be empty. */
export type SettingReading<Value> =
  | { readonly value: Value; readonly faults: null }
  | { readonly value: null; readonly faults: FieldError[] };

/** All that is known of a setting: the form, the check, the audit log and the shop follow from it. */
export interface Setting<Value> extends SettingMeta {
  readonly kind: SettingKind;
  readonly default: Value;
  readonly parts?: readonly SettingPart[];
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  /** Checks what somebody gave, and brings it into the form that is stored. */
  readonly read: (given: unknown) => SettingReading<Value>;
  /** The value as its form has it; as it is stored where this is left out. */
  show?(value: Value): unknown;
  /** What else is cached by it, besides what is cached by settings. */
  readonly dataset?: Dataset;
}

/** Settings that are changed together, on one form. */
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
