import { pictureUrl } from '../../../api/src/features/shop/pictures/index.ts';
import type { Article } from './article.ts';

/** Articles about the law and safety. */
export const safetyAndLaw: readonly Article[] = [
  {
    slug: 'mot-tyre-checks',
    title: 'The MOT tyre check, point by point',
    excerpt:
      'See what the tester looks at in section 5.2 of the manual, which faults fail and which are ' +
      'dangerous, and a quarter of an hour that spares you a retest.',
    daysOld: 8,
    tags: ['mot', 'tread-depth', 'tyre-law'],
    picture: pictureUrl('pilot-sport-5', 'tread'),
    description:
      'Every tyre and wheel check of the UK MOT, which faults are dangerous, major or minor, ' +
      'and how to look at your own tyres first.',
  },
  {
    slug: 'when-to-replace-tyres',
    title: 'When to replace your tyres: the law and the sensible limit',
    excerpt:
      'The legal minimum is 1.6 mm, and most tyre makers and safety bodies advise changing at about ' +
      '3 mm. How to measure, what else to look for, and what breaking the law can cost you.',
    daysOld: 14,
    tags: ['tread-depth', 'mot', 'tyre-law'],
    picture: pictureUrl('premiumcontact-7', 'tread'),
    description:
      'UK tread depth law for cars, vans and motorcycles, how to measure your tyres at home, and why ' +
      '3 mm is the sensible time to change.',
    featured: true,
  },
  {
    slug: 'pothole-damage-claims',
    title: 'Pothole damage: how to claim, and when it works',
    excerpt:
      'Sections 41 and 58 of the Highways Act decide who pays. Learn what to photograph, whom to ask, ' +
      'which records to demand, and what to expect.',
    daysOld: 38,
    tags: ['damage', 'tyre-law', 'costs'],
    picture: pictureUrl('bluearth-gt-ae51', 'three-quarter'),
    description:
      'How to claim for a tyre or wheel damaged by a pothole in the UK: evidence, Highways Act ' +
      '1980, freedom of information, small claims.',
  },
  {
    slug: 'tyre-age-dot-code',
    title: 'How old are my tyres? Reading the DOT code',
    excerpt:
      'Rubber ages even when the car stands still. Four digits on the sidewall give the week and year a tyre was made.',
    daysOld: 110,
    tags: ['tyre-age', 'mot', 'tyre-law'],
    picture: pictureUrl('cinturato-p7-c2', 'side'),
    description:
      'Find the week and year your tyres were made, learn what age does to rubber, and which ' +
      'vehicles may not use tyres over ten years old.',
  },
  {
    slug: 'mixing-tyres',
    title: 'Mixing tyres: what the law and good sense allow',
    excerpt:
      'One tyre or two? Front or rear? Which mixtures regulation 26 forbids, which a fitter ' +
      'would refuse, and which you can live with.',
    daysOld: 148,
    tags: ['tyre-law', 'tread-depth', 'wet-grip'],
    picture: pictureUrl('sport-maxx-rt-2', 'three-quarter'),
    description:
      'Which tyres may share an axle or a car in the UK: brands, tread depths, seasons, run- ' +
      'flats and sizes, and where a new pair goes.',
  },
  {
    slug: 'run-flat-tyres-explained',
    title: 'Run-flat tyres explained',
    excerpt:
      'They let you drive on after a puncture, within limits. How they work, how far you can go, and ' +
      'whether you can change to or from them.',
    daysOld: 168,
    tags: ['puncture', 'tyre-pressure'],
    picture: pictureUrl('potenza-sport', 'three-quarter'),
    description:
      'How run-flat tyres work, how far and fast you may drive after a puncture, how to tell you ' +
      'have them, and changing to ordinary tyres.',
  },
  {
    slug: 'part-worn-tyres-and-the-law',
    title: 'Part-worn tyres: the law and the sums',
    excerpt:
      'Selling part-worn tyres is legal if they meet the 1994 regulations, and many do not. The ' +
      'conditions, what to look for, and what a bargain really costs.',
    daysOld: 219,
    tags: ['tyre-law', 'costs', 'tread-depth'],
    picture: pictureUrl('energy-saver-plus', 'tread'),
    description:
      'The Motor Vehicle Tyres (Safety) Regulations 1994 and their rules for part-worn tyres, how to ' +
      'check one, and whether it pays.',
  },
];
