import { pictureUrl } from '../../../api/src/features/shop/pictures/index.ts';
import type { Article } from './article.ts';

/** Articles for drivers who tow or go off-road. */
export const towingAnd4x4s: readonly Article[] = [
  {
    slug: 'caravan-and-trailer-tyres',
    title: 'Caravan and trailer tyres: load, age and pressure',
    excerpt:
      'They stand for ten months and then run all day at full load. How to choose them, when to ' +
      'replace them, and how to keep them alive.',
    daysOld: 73,
    tags: ['towing', 'load-index', 'tyre-age'],
    picture: pictureUrl('vector-4seasons-cargo', 'three-quarter'),
    description:
      'Caravan and trailer tyres in the UK: tread and speed law, load index with a margin, ' +
      'pressures, replacing by age, and storage.',
  },
  {
    slug: '4x4-and-suv-tyres',
    title: '4x4 and SUV tyres: HT, AT or MT?',
    excerpt:
      'Block treads that howl on the M6, road tyres that slide down the first wet field. How to ' +
      'choose, and the rule that saves gearboxes.',
    daysOld: 157,
    tags: ['towing', 'load-index', 'winter'],
    picture: pictureUrl('all-terrain-t-a-ko2', 'three-quarter'),
    description:
      'Highway, all-terrain and mud tyres compared for UK 4x4s and SUVs, snow marks, LT sizes, ' +
      'and why all four must match.',
  },
];
