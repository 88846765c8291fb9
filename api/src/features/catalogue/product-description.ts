import { loadKgOf } from '@treadline/schema/trade/load-index';
import { speedRatingOf } from '@treadline/schema/trade/speed-rating';
import type { Model } from './model.entity.ts';
import type { ProductRow } from './product-columns.ts';

function markings({ extraLoad, runFlat, evSpec, oeMark }: ProductRow): string[] {
  return [
    ...(extraLoad ? ['Its reinforced carcass (XL) carries a higher load at a higher pressure.'] : []),
    ...(runFlat
      ? [
          'Run-flat sidewalls let you drive on to a safe place after a puncture; the car needs a pressure monitor.',
        ]
      : []),
    ...(evSpec ? ['It is made for the weight and torque of electric cars.'] : []),
    ...(oeMark ? [`The mark ${oeMark} on its sidewall shows that the car maker approved this version.`] : []),
  ];
}

/** The model's text, and what this size adds to it. */
export function describeProduct(product: ProductRow, model: Pick<Model, 'description' | 'name'>): string {
  const { size = '', loadIndex = 0, speedRating = '' } = product;
  const thisSize = `This is the ${model.name} in ${size}: load index ${loadIndex} carries ${loadKgOf(loadIndex)} kg a tyre, and speed rating ${speedRating} allows up to ${speedRatingOf(speedRating).mph} mph.`;
  return [model.description, [thisSize, ...markings(product)].join(' ')].join('\n\n');
}
