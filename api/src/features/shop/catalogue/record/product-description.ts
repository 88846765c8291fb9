import { loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { oeMarkName } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { speedRatingOf } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { Model } from './model.entity.ts';
import type { ProductRow } from './product-row.ts';

/** The properties used by a description; a read of the catalogue selects exactly these for it. */
export const DESCRIBED = [
  'size',
  'loadIndex',
  'speedRating',
  'extraLoad',
  'runFlat',
  'evSpec',
  'oeMark',
] as const satisfies readonly (keyof ProductRow)[];

type Described = Pick<ProductRow, (typeof DESCRIBED)[number]>;

function markings({ extraLoad, runFlat, evSpec, oeMark }: Described): string[] {
  return [
    ...(extraLoad
      ? ['It’s an extra load (XL) tyre, reinforced to carry more weight at a higher pressure.']
      : []),
    ...(runFlat
      ? [
          'Run-flat sidewalls let you drive on to a safe place after a puncture. Your car needs tyre ' +
            'pressure monitoring.',
        ]
      : []),
    ...(evSpec ? ['It’s designed for the extra weight and torque of electric cars.'] : []),
    ...(oeMark
      ? [`The ${oeMarkName(oeMark)} mark on its sidewall shows that it’s approved by the car manufacturer.`]
      : []),
  ];
}

/** The model's description, with a paragraph about this size. */
export function describeProduct(product: Described, model: Pick<Model, 'description' | 'name'>): string {
  const { size = '', loadIndex = 0, speedRating = '' } = product;
  const thisSize =
    `This is the ${model.name} in ${size}: load index ${loadIndex} carries ${loadKgOf(loadIndex)} kg a ` +
    `tyre, and speed rating ${speedRating} allows up to ${speedRatingOf(speedRating).mph} mph.`;
  return [model.description, [thisSize, ...markings(product)].join(' ')].join('\n\n');
}
