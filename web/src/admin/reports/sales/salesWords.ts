import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import type { SalesChannel, SalesDimension } from '../../../apollo/schema.generated.ts';

/** The channels' names on the screen. */
export const CHANNELS: Readonly<Record<SalesChannel, string>> = {
  WEB: 'Web shop',
  STAFF: 'Telephone and counter',
  API: 'API key',
};

interface DimensionWords {
  label: string;
  /** The names of its keys that aren't names themselves; null if all are. */
  names: Readonly<Record<string, string>> | null;
}

/** The ways to break down sales, in words. */
export const DIMENSIONS: Readonly<Record<SalesDimension, DimensionWords>> = {
  BRAND: { label: 'Brand', names: null },
  CATEGORY: { label: 'Vehicle', names: categoryLabels },
  SEASON: { label: 'Season', names: seasonLabels },
  SIZE: { label: 'Size', names: null },
  SUPPLIER: { label: 'Supplier', names: { '': 'No supplier' } },
  CHANNEL: { label: 'Channel', names: CHANNELS },
};
