import { invalidParameter, missingParameter } from '../http/api.error.ts';
import type { ParamReader } from '../http/param.reader.ts';
import { LARGEST_AMOUNT, type Currency } from '../payments/amount.limits.ts';
import { readCurrency } from '../payments/payment.params.ts';

/** A line of the order with an inline price. */
export interface OrderLine {
  name: string;
  description: string | null;
  images: string[];
  metadata: Record<string, string>;
  currency: Currency;
  /** In pence. */
  unitAmount: number;
  quantity: number;
}

const MAX_IMAGES = 8;
const MAX_QUANTITY = 999_999;

/** Parses an entry of `line_items`. Prices must be inline (`price_data`), because the sandbox has no catalogue. */
export function readOrderLine(params: ParamReader): OrderLine {
  const price = params.group('price_data');
  if (!price) throw missingParameter(params.name('price_data'));
  const product = price.group('product_data');
  if (!product) throw missingParameter(price.name('product_data'));
  return {
    name: product.requiredText('name'),
    description: product.text('description') ?? null,
    images: readImages(product),
    metadata: product.metadata('metadata'),
    currency: readCurrency(price),
    unitAmount: price.requiredWholeNumber('unit_amount', { max: LARGEST_AMOUNT }),
    quantity: params.requiredWholeNumber('quantity', { min: 1, max: MAX_QUANTITY }),
  };
}

function readImages(product: ParamReader): string[] {
  const images = product.texts('images');
  const name = product.name('images');
  if (images.length > MAX_IMAGES)
    throw invalidParameter(name, `A product can have at most ${MAX_IMAGES} images.`);
  if (!images.every((image) => URL.canParse(image)))
    throw invalidParameter(name, 'Not a valid URL', 'url_invalid');
  return images;
}
