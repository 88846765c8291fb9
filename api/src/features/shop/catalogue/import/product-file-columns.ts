import { faultOf, type InputRule } from '@treadline/schema/input/rule';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { formatLoadIndex, parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import {
  attributeRule,
  TYRE_ATTRIBUTES,
  tyreAttributes,
  type AttributeFacts,
  type TyreAttribute,
} from '@treadline/schema/trade/tyre/tyre-attribute';
import { parsePrice, toPounds } from '@treadline/schema/trade/values/money';
import { readWord, recordOf } from '@treadline/schema/trade/values/words';
import type { ImportColumn } from '../../../../platform/features/import-kind.ts';
import { FORMATS } from '../../../../platform/input/constraint-faults.ts';
import { withPoint } from '../../../../platform/tables/number-cell.ts';
import { uploadUrl } from '../../pictures/index.ts';
import type { Brand } from '../record/brand.entity.ts';
import type { Model } from '../record/model.entity.ts';
import type { Product } from '../record/product.entity.ts';
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
import type { ProductDraft } from './product-draft.ts';

/** A product as a file describes it. */
export type FiledProduct = Omit<Product, 'brand' | 'model'> & {
  readonly brand: Pick<Brand, 'name'>;
  readonly model: Pick<Model, 'name'>;
};

/** A column of a file of products. */
export interface ProductColumn extends ImportColumn {
  /** @returns the values of a cell that isn't empty, or a sentence saying what was expected. */
  readonly read: (cell: string, decimalComma: boolean) => ProductDraft | string;
  readonly write: (product: FiledProduct) => string | number;
  /** The values of a dash, which clears the stored ones; absent if they can't be cleared. */
  readonly cleared?: ProductDraft;
}

type Facts = Pick<ProductColumn, 'label' | 'meaning'> & Partial<ImportColumn>;

/** The values if they keep the rule of their field, otherwise its sentence. */
function ruled(rule: InputRule, value: unknown, label: string, draft: ProductDraft): ProductDraft | string {
  return faultOf(rule, value, label, FORMATS) ?? draft;
}

type TextField = 'sku' | 'ean' | 'name' | 'slug' | 'size' | 'speedRating';

function text(field: TextField, rule: InputRule, facts: Facts): ProductColumn {
  return {
    ...facts,
    read: (cell) => ruled(rule, cell, facts.label, { [field]: cell }),
    write: (product) => product[field] ?? '',
  };
}

function price(
  field: 'listPrice' | 'mailOrderPrice' | 'fittedPrice' | 'costPrice',
  facts: Facts,
): ProductColumn {
  return {
    ...facts,
    isNumber: true,
    read(cell, decimalComma) {
      const pence = parsePrice(withPoint(cell, decimalComma).replaceAll(/[£\s]/g, ''));
      return pence === null
        ? 'Enter an amount in pounds, such as 84.48'
        : ruled(PRICE, pence, facts.label, { [field]: pence });
    },
    write(product) {
      const pence = product[field];
      return pence === null ? '' : toPounds(pence);
    },
    ...(field === 'listPrice' ? {} : { cleared: { [field]: null } }),
  };
}

const YES = ['yes', 'true', '1', 'y'];
const NO = ['no', 'false', '0', 'n'];
const flagOf = (cell: string): boolean | null =>
  YES.includes(cell.toLowerCase()) ? true : NO.includes(cell.toLowerCase()) ? false : null;

const wholeOf = (cell: string): number | null => (/^\d{1,9}$/.test(cell) ? Number(cell) : null);

/** The column's name: runFlatCode is run_flat_code. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function readAttribute(name: TyreAttribute, facts: AttributeFacts, cell: string): ProductDraft | string {
  switch (facts.kind) {
    case 'flag': {
      const flag = flagOf(cell);
      return flag === null ? 'Enter yes or no' : { [name]: flag };
    }
    case 'measure': {
      const measure = wholeOf(cell);
      return measure === null
        ? `Enter a number of ${facts.unit}`
        : ruled(attributeRule(name), measure, facts.label, { [name]: measure });
    }
    case 'choice': {
      const value = cell.toUpperCase();
      return facts.values.includes(value) ? { [name]: value } : `Enter ${facts.values.join(', ')}`;
    }
    case 'text':
      return ruled(attributeRule(name), cell, facts.label, { [name]: cell });
  }
}

const meaningOf = (facts: AttributeFacts): string =>
  ({
    flag: () => 'yes or no',
    measure: () => (facts.kind === 'measure' ? `${facts.min} to ${facts.max} ${facts.unit}` : ''),
    choice: () => (facts.kind === 'choice' ? facts.values.join(', ') : ''),
    text: () => (facts.kind === 'text' ? facts.hint : ''),
  })[facts.kind]();

function attribute(name: TyreAttribute): ProductColumn {
  const facts: AttributeFacts = tyreAttributes[name];
  const isNullable = facts.kind !== 'flag' && !(facts.kind === 'choice' && facts.usual);
  return {
    label: facts.fullLabel ?? facts.label,
    meaning: meaningOf(facts),
    ...(facts.rest && facts.rest !== snake(name) ? { aliases: [facts.rest] } : {}),
    read: (cell) => readAttribute(name, facts, cell),
    write(product) {
      const value = product[name];
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '');
    },
    ...(isNullable ? { cleared: { [name]: null } } : {}),
  };
}

const attributes = recordOf<Readonly<Record<string, ProductColumn>>>(
  TYRE_ATTRIBUTES.map((name) => [snake(name), attribute(name)]),
);

/** The columns of a file of products, which exports and imports share, in the order of an export. */
export const productColumns: Readonly<Record<string, ProductColumn>> = {
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
    aliases: ['code', 'stock_code', 'product_code', 'part_number', 'article', 'item'],
  }),
  ean: {
    ...text('ean', EAN, {
      label: 'EAN',
      meaning: '13 digits',
      aliases: ['ean_code', 'ean13', 'ean_13', 'barcode', 'gtin'],
    }),
    cleared: { ean: null },
  },
  brand: {
    label: 'Brand',
    meaning: 'The maker; a new one is added',
    aliases: ['make', 'manufacturer'],
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
  list_price: price('listPrice', {
    label: 'List price',
    meaning: 'In pounds with VAT; charged while there’s no delivered price',
    aliases: ['price', 'rrp', 'retail_price', 'sell_price'],
  }),
  delivered_price: price('mailOrderPrice', {
    label: 'Delivered price',
    meaning: 'In pounds with VAT; charged instead of the list price',
    aliases: ['mail_order_price', 'online_price', 'web_price'],
  }),
  fitted_price: price('fittedPrice', { label: 'Fitted price', meaning: 'In pounds with VAT' }),
  cost_price: price('costPrice', {
    label: 'Cost price',
    meaning: 'In pounds without VAT',
    aliases: ['cost', 'net_price', 'trade_price', 'purchase_price', 'buy_price'],
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
    meaning: 'The units available to buy',
    aliases: ['stock_quantity', 'quantity', 'qty', 'available', 'stock_level', 'units'],
    isNumber: true,
    read(cell, decimalComma) {
      const units = wholeOf(withPoint(cell, decimalComma).replace(/\.0+$/, ''));
      return units === null
        ? 'Enter a number of units, such as 12'
        : ruled(STOCK, units, 'Stock', { stockQuantity: units });
    },
    write: ({ stockOnHand, stockReserved }) => stockOnHand - stockReserved,
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
  ...attributes,
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
    write: ({ pictures }) => pictures.map((name) => uploadUrl(name)).join(' '),
    cleared: { pictureUrls: [] },
  },
};

/** The columns that can say which product a row is about, the most certain first. */
export const PRODUCT_KEYS = ['id', 'sku', 'ean'] as const;
