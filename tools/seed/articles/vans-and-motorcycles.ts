import { pictureUrl } from '../../../api/src/features/shop/pictures/index.ts';
import type { Article } from './article.ts';

/** Articles for van drivers and motorcyclists. */
export const vansAndMotorcycles: readonly Article[] = [
  {
    slug: 'van-tyre-load-ratings',
    title: 'Van tyres: load index, C marking and pressures',
    excerpt:
      'Van tyres aren’t just big car tyres. How to read two load indices at once, why the C matters, ' +
      'and how to check that your tyres can carry your load.',
    daysOld: 198,
    tags: ['load-index', 'tyre-pressure', 'tyre-size'],
    picture: pictureUrl('vancontact-eco', 'three-quarter'),
    description:
      'Reading van tyre markings such as 215/65 R16C 109/107T: load index for single and twin ' +
      'wheels, axle weights, pressures and the law.',
  },
  {
    slug: 'motorcycle-tyre-guide',
    title: 'Motorcycle tyres: sizes, tread law and running in',
    excerpt:
      'Front and rear tyres differ, the tread law isn’t the same as for cars, and new tyres need a ' +
      'gentle start. The essentials for every rider.',
    daysOld: 228,
    tags: ['tyre-size', 'tread-depth', 'tyre-age'],
    picture: pictureUrl('road-6', 'three-quarter'),
    description:
      'UK tread depth law for motorcycles and mopeds, reading a motorcycle tyre size, direction ' +
      'arrows, pressures and running in new tyres.',
  },
];
