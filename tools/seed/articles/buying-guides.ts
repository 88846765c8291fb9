import { pictureUrl } from '../../../api/src/features/shop/pictures/index.ts';
import type { Article } from './article.ts';

/** Articles about choosing tyres. */
export const buyingGuides: readonly Article[] = [
  {
    slug: 'how-to-read-tyre-sidewall',
    title: 'How to read the numbers on your tyre',
    excerpt:
      'Size, load index, speed rating and the small marks around them: what each one on the sidewall ' +
      'means, and which of them must match when you buy.',
    daysOld: 3,
    tags: ['tyre-size', 'load-index', 'tyre-age'],
    picture: pictureUrl('primacy-4-plus', 'side'),
    description:
      'Learn what 205/55 R16 91V means, where to find it, and which parts of the marking must match when ' +
      'you buy new tyres in the UK.',
    featured: true,
  },
  {
    slug: 'what-tyres-cost-per-mile',
    title: 'What tyres cost a mile: budget or premium?',
    excerpt:
      'How long tyres last, what they cost over that time, and the fuel that most people leave ' +
      'out of the sum. Work it out for your own car.',
    daysOld: 22,
    tags: ['costs', 'tyre-label', 'tread-depth'],
    picture: pictureUrl('ecocontact-6', 'three-quarter'),
    description:
      'How long car tyres last and what budget, mid-range and premium tyres cost per mile, with ' +
      'the fuel that the label class saves.',
  },
  {
    slug: 'tyre-label-explained',
    title: 'The tyre label explained: fuel, wet grip and noise',
    excerpt:
      'Three figures and two symbols that let you compare tyres before you buy. What each class ' +
      'means, and what the label does not tell you.',
    daysOld: 45,
    tags: ['tyre-label', 'wet-grip'],
    picture: pictureUrl('turanza-6', 'three-quarter'),
    description:
      'How to read the tyre label: classes A to E for fuel efficiency and wet grip, noise in ' +
      'decibels, and the symbols for snow and ice grip.',
  },
  {
    slug: 'buying-tyres-online-your-rights',
    title: 'Buying tyres online: your rights, and how not to need them',
    excerpt:
      'Fourteen days to change your mind, thirty to reject, six months in your favour: what the ' +
      'law gives you, and five minutes that save a dispute.',
    daysOld: 55,
    tags: ['costs', 'fitting', 'tyre-label'],
    picture: pictureUrl('crossclimate-2-suv', 'three-quarter'),
    description:
      'Your rights when you buy tyres online in the UK: 14-day cancellation, Consumer Rights ' +
      'Act 2015, delivery, section 75 and checks.',
  },
  {
    slug: 'changing-wheel-size',
    title: 'Changing wheel size: plus one, minus one',
    excerpt:
      'Bigger wheels for looks, smaller ones for comfort: the sum that shows what fits, what ' +
      'else must match, and whom you have to tell.',
    daysOld: 129,
    tags: ['tyre-size', 'load-index', 'fitting'],
    picture: pictureUrl('pilot-sport-4-s', 'three-quarter'),
    description:
      'How to fit larger or smaller wheels: tyre diameter, speedometer law, load index, offset ' +
      'and centre bore, and telling your insurer.',
  },
  {
    slug: 'tyres-for-electric-cars',
    title: 'Tyres for electric cars: what is different',
    excerpt:
      'Electric cars are heavy, quiet and quick off the mark. Why load index matters most, what ' +
      'EV markings mean, and whether you need them.',
    daysOld: 137,
    tags: ['electric-cars', 'load-index', 'tyre-label'],
    picture: pictureUrl('ion-evo', 'three-quarter'),
    description:
      'Choosing tyres for an electric car: load index, XL and HL, rolling resistance and range, ' +
      'noise, and whether an EV marking is needed.',
  },
  {
    slug: 'load-index-and-speed-rating',
    title: 'Load index and speed rating: the full tables',
    excerpt:
      'The two figures and the letter after the size say how much and how fast. Tables, what XL ' +
      'and HL mean, and whether you may go higher or lower.',
    daysOld: 207,
    tags: ['load-index', 'tyre-size', 'electric-cars'],
    picture: pictureUrl('agilis-crossclimate', 'three-quarter'),
    description:
      'Tyre load index and speed rating tables in kg, mph and km/h, with XL, HL and C markings ' +
      'and the UK rules on going higher or lower.',
  },
  {
    slug: 'classic-car-tyres',
    title: 'Tyres for classic cars: cross-ply, radial and age',
    excerpt:
      'Old sizes translated, what regulation 26 lets you mix, tubes and wire wheels, and why ' +
      'the date matters more than the tread.',
    daysOld: 271,
    tags: ['tyre-age', 'tyre-size', 'tyre-law'],
    picture: pictureUrl('ecopia-ep150', 'side'),
    description:
      'Choosing tyres for a classic car: cross-ply or radial, old size markings, inner tubes, ' +
      'tyre age, MOT exemption and the law.',
  },
];
