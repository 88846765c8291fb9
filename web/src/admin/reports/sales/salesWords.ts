import { salesChannels } from '@treadline/schema/trade/listing/sales-channel';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import type { SalesDimension } from '../../../apollo/schema.generated.ts';

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
  CHANNEL: { label: 'Channel', names: salesChannels },
};
