import type { InputRule } from '@treadline/schema/input/rule';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { formatLoadIndex, parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import { parsePrice, toPounds } from '@treadline/schema/trade/values/money';
import { moneyFigures } from '@treadline/schema/trade/values/money-figure';
import { readWord } from '@treadline/schema/trade/values/words';
import { flagOf, wholeOf } from '../../../../platform/features/file-columns.ts';
import { withPoint } from '../../../../platform/tables/number-cell.ts';
import { chargedPrice } from '../record/product-price-history.ts';
import {
  EAN,
  PRICE,
  PRODUCT_DESCRIPTION,
  PRODUCT_NAME,
  SIZE,
  SKU,
  SLUG,
  SPEED_RATING,
  STOCK,
} from '../writing/product-write.inputs.ts';
import { attributeColumns } from './product-attribute-columns.ts';
import { ruled, type ColumnFacts, type ProductColumn, type TextField } from './product-column.ts';
import type { ProductDraft } from './product-draft.ts';

function text(field: TextField, rule: InputRule, facts: ColumnFacts): ProductColumn {
  return {
    ...facts,
    read: (cell) => ruled(rule, cell, facts.label, { [field]: cell }),
    write: (product) => product[field] ?? '',
  };
}

/** Less than this of a penny is left by the sums of spreadsheets: 84.48000000000001. */
const NOISE = 1e-6;

/** Whether an amount in pounds, which is a price, has no further decimals than pence. */
function isWholePence(text: string): boolean {
  const pence = Number(text.replaceAll(',', '')) * 100;
  return Math.abs(pence - Math.round(pence)) < NOISE;
}

function readPrice(
  field: keyof ProductDraft,
  label: string,
  cell: string,
  decimalComma: boolean,
): ProductDraft | string {
  const text = withPoint(cell, decimalComma).replaceAll(/[£\s]/g, '');
  const pence = parsePrice(text);
  if (pence === null) return 'Enter an amount in pounds, such as 84.48';
  return isWholePence(text)
    ? ruled(PRICE, pence, label, { [field]: pence })
    : 'Enter pounds with at most two decimals, such as 79.99';
}

function price(
  field: 'listPrice' | 'mailOrderPrice' | 'fittedPrice' | 'costPrice',
  facts: ColumnFacts,
): ProductColumn {
  return {
    ...facts,
    isNumber: true,
    isPounds: true,
    read: (cell, decimalComma) => readPrice(field, facts.label, cell, decimalComma),
    write(product) {
      const pence = product[field];
      return pence === null ? '' : toPounds(pence);
    },
    ...(field === 'listPrice' ? {} : { cleared: { [field]: null } }),
  };
}

/** The price that shoppers pay, which decides one of the two prices that it can be. */
const CHARGED: ProductColumn = {
  label: 'Price',
  meaning:
    'In pounds with VAT, as charged: the delivered price if the tyre has one, otherwise the list price',
  aliases: [
    'variant_price',
    'sell_price',
    'selling_price',
    'our_price',
    'retail',
    'retail_price',
    'price_inc_vat',
  ],
  isNumber: true,
  isPounds: true,
  read: (cell, decimalComma) => readPrice('price', 'Price', cell, decimalComma),
  write: (product) => toPounds(chargedPrice(product)),
};

/** A stock of at least so many units: “>20” or “20+”. */
const AT_LEAST = /^>\s*(\S+)$|^(\S+)\s*\+$/;

/** The columns that a file of products can have. */
export const productFileColumns: Readonly<Record<string, ProductColumn>> = {
  id: {
    label: 'Product id',
    meaning: 'The number of a product that exists',
    aliases: ['product_id'],
    read: (cell) => (wholeOf(cell) === null ? 'Enter the number of a product' : { id: Number(cell) }),
    write: ({ id }) => id,
  },
  sku: text('sku', SKU, {
    label: 'SKU',
    meaning: '3 to 40 letters, digits and hyphens',
    aliases: [
      'code',
      'stock_code',
      'stockcode',
      'variant_sku',
      'product_code',
      'part_number',
      'article',
      'item',
    ],
  }),
  ean: {
    ...text('ean', EAN, {
      label: 'EAN',
      meaning: '13 digits',
      aliases: ['ean_code', 'ean13', 'ean_13', 'barcode', 'gtin', 'variant_barcode'],
    }),
    cleared: { ean: null },
  },
  brand: {
    label: 'Brand',
    meaning: 'The maker; a new one is added',
    aliases: ['make', 'manufacturer', 'vendor'],
    read: (cell) => ruled({ maxLength: 60 }, cell, 'Brand', { brand: cell }),
    write: ({ brand }) => brand.name,
  },
  model: {
    label: 'Model',
    meaning: 'The name without the brand; a new one is added with the category and season of its row',
    aliases: ['model_name', 'pattern', 'tread'],
    read: (cell) => ruled({ maxLength: 100 }, cell, 'Model', { model: cell }),
    write: ({ model }) => model.name,
  },
  size: text('size', SIZE, {
    label: 'Size',
    meaning: 'Such as 205/55 R16',
    aliases: ['tyre_size'],
  }),
  load_index: {
    label: 'Load index',
    meaning: '91, or 109/107 for twin wheels',
    aliases: ['load', 'li'],
    read(cell) {
      const load = parseLoadIndex(cell);
      return load
        ? { loadIndex: load.single, loadIndexTwin: load.twin }
        : 'Enter a load index from 50 to 130, or two such as 109/107';
    },
    write: ({ loadIndex, loadIndexTwin }) => formatLoadIndex(loadIndex, loadIndexTwin),
  },
  speed_rating: text('speedRating', SPEED_RATING, {
    label: 'Speed rating',
    meaning: 'A letter such as V',
    aliases: ['speed', 'speed_index', 'si'],
  }),
  category: {
    label: 'Category',
    meaning: Object.values(categoryLabels).join(', '),
    aliases: ['vehicle', 'type'],
    read(cell) {
      const category = readWord(categoryLabels, cell);
      return category ? { category } : `Enter ${Object.values(categoryLabels).join(', ')}`;
    },
    write: ({ category }) => categoryLabels[category],
  },
  season: {
    label: 'Season',
    meaning: Object.values(seasonLabels).join(', '),
    read(cell) {
      const season = readWord(seasonLabels, cell);
      return season ? { season } : `Enter ${Object.values(seasonLabels).join(', ')}`;
    },
    write: ({ season }) => seasonLabels[season],
  },
  price: CHARGED,
  list_price: price('listPrice', {
    label: moneyFigures.listPrice,
    meaning: 'In pounds with VAT; charged while there’s no delivered price',
    aliases: ['rrp', 'recommended_retail_price'],
  }),
  delivered_price: price('mailOrderPrice', {
    label: moneyFigures.mailOrderPrice,
    meaning: 'In pounds with VAT; charged instead of the list price',
    aliases: ['mail_order_price', 'online_price', 'web_price'],
  }),
  fitted_price: price('fittedPrice', { label: moneyFigures.fittedPrice, meaning: 'In pounds with VAT' }),
  cost_price: price('costPrice', {
    label: moneyFigures.costPrice,
    meaning: 'In pounds without VAT',
    aliases: [
      'cost',
      'net_price',
      'trade_price',
      'purchase_price',
      'buy_price',
      'nett_cost',
      'nett_price',
      'cost_per_item',
    ],
    scope: 'READ_COSTS',
  }),
  sale_ends_on: {
    label: 'Last day of the sale',
    meaning: 'Such as 2027-01-31; takes a price below the previous one',
    read: (cell) =>
      /^\d{4}-\d\d-\d\d$/.test(cell) && !Number.isNaN(Date.parse(cell))
        ? { saleEndsOn: cell }
        : 'Enter a day such as 2027-01-31',
    write: ({ saleEndsOn }) => saleEndsOn ?? '',
    cleared: { saleEndsOn: null },
  },
  stock: {
    label: 'Stock',
    meaning: 'The units available to buy; 20+ and >20 count as 20',
    aliases: [
      'stock_quantity',
      'quantity',
      'qty',
      'available',
      'stock_level',
      'units',
      'variant_inventory_qty',
    ],
    isNumber: true,
    read(cell, decimalComma) {
      const units = wholeOf(withPoint(cell.replace(AT_LEAST, '$1$2'), decimalComma).replace(/\.0+$/, ''));
      return units === null
        ? 'Enter a number of units, such as 12'
        : ruled(STOCK, units, 'Stock', { stockQuantity: units });
    },
    write: ({ stockQuantity }) => stockQuantity,
  },
  published: {
    label: 'Published',
    meaning: 'yes if shoppers see it, otherwise no',
    read(cell) {
      const published = flagOf(cell);
      return published === null ? 'Enter yes or no' : { published };
    },
    write: ({ published }) => (published ? 'yes' : 'no'),
  },
  name: text('name', PRODUCT_NAME, {
    label: 'Name',
    meaning: 'The full name; made from the other columns for a new tyre',
    aliases: ['title', 'product_name'],
  }),
  slug: text('slug', SLUG, {
    label: 'Web address',
    meaning: 'Lower-case letters, digits and hyphens; made from the name for a new tyre',
  }),
  ...attributeColumns,
  description: {
    label: 'Description',
    meaning: 'Plain text; generated without one',
    read: (cell) => ruled(PRODUCT_DESCRIPTION, cell, 'Description', { description: cell }),
    write: ({ ownDescription }) => ownDescription ?? '',
    cleared: { description: null },
  },
  pictures: {
    label: 'Pictures',
    meaning: 'Addresses of pictures uploaded here, with spaces between them',
    aliases: ['images'],
    read: (cell) => ({ pictureUrls: cell.split(/[\s;]+/) }),
    write: ({ ownPictures }) => ownPictures.join(' '),
    cleared: { pictureUrls: [] },
  },
};

const { price: _charged, ...stored } = productFileColumns;

/** The columns of an export, in its order: those that files can have, except the price that follows from others. */
export const productColumns: Readonly<Record<string, ProductColumn>> = stored;

/** The columns that can say which product a row is about, the most certain first. */
export const PRODUCT_KEYS = ['id', 'sku', 'ean'] as const;
