import { pictureUrl } from '../../../api/src/features/shop/pictures/index.ts';
import type { Article } from './article.ts';

/** Articles about tyres and the weather. */
export const seasonalTyres: readonly Article[] = [
  {
    slug: 'winter-and-all-season-tyres',
    title: 'Winter, all-season or summer tyres: what suits UK roads',
    excerpt:
      'Learn what the three-peak mountain snowflake means, why M+S is not the same, and how to choose between ' +
      'a second set of tyres and one set all year round.',
    daysOld: 31,
    tags: ['winter', 'tread-depth'],
    picture: pictureUrl('crossclimate-2', 'three-quarter'),
    description:
      'Summer, winter and all-season tyres compared for British weather: the snowflake mark, M+S, ' +
      'the law here and abroad, and how to choose.',
  },
  {
    slug: 'aquaplaning-and-wet-grip',
    title: 'Aquaplaning and wet grip: driving in heavy rain',
    excerpt:
      'Why a tyre with a top label class can still float, at what speed it happens, how to feel ' +
      'it coming, and what to do with your hands and feet.',
    daysOld: 101,
    tags: ['wet-grip', 'tread-depth', 'tyre-pressure'],
    picture: pictureUrl('rainsport-5', 'tread'),
    description:
      'How aquaplaning happens, what tread and pressure have to do with it, Highway Code ' +
      'stopping distances, and choosing tyres for rain.',
  },
  {
    slug: 'winter-driving-in-europe',
    title: 'Winter tyres abroad: the rules for your ski trip',
    excerpt:
      'Germany, France and Sweden stopped accepting M+S alone in late 2024. What seven countries ask ' +
      'of visitors, and what to pack besides.',
    daysOld: 176,
    tags: ['winter', 'tyre-law'],
    picture: pictureUrl('ultragrip-performance-3', 'three-quarter'),
    description:
      'Winter tyre and snow chain rules for UK drivers in Germany, Austria, France, Italy, ' +
      'Switzerland, the Czech Republic and Sweden.',
  },
  {
    slug: 'storing-tyres',
    title: 'Storing tyres: where, how and for how long',
    excerpt:
      'Six months in the wrong corner can cost a tyre more than six on the road. What harms ' +
      'rubber, and whether tyres should stand, lie or hang.',
    daysOld: 239,
    tags: ['winter', 'tyre-age', 'tyre-pressure'],
    picture: pictureUrl('wintercontact-ts-870', 'three-quarter'),
    description:
      'How to store summer and winter tyres or a laid-up car: cleaning, light, heat and ozone, ' +
      'standing or lying, and putting them back.',
  },
];
