import { pictureUrl } from '../src/features/pictures/picture.name.ts';

/** Topics of the blog, by slug. */
export const BLOG_CATEGORIES = {
  'buying-guides': { name: 'Buying guides', color: '#b45309' },
  'safety-and-law': { name: 'Safety and law', color: '#b3261e' },
  'seasonal-tyres': { name: 'Seasonal tyres', color: '#1d6fb8' },
  'care-and-repair': { name: 'Care and repair', color: '#0f7b46' },
  'vans-and-motorcycles': { name: 'Vans and motorcycles', color: '#6b3fa0' },
} as const;

/** Tags of the blog, by slug. */
export const BLOG_TAGS = {
  'tyre-size': { name: 'Tyre size', color: '#b45309' },
  'tyre-label': { name: 'Tyre label', color: '#8a6d00' },
  'tread-depth': { name: 'Tread depth', color: '#b3261e' },
  'tyre-age': { name: 'Tyre age', color: '#7a4b2a' },
  mot: { name: 'MOT', color: '#44505a' },
  winter: { name: 'Winter', color: '#1d6fb8' },
  'electric-cars': { name: 'Electric cars', color: '#0f7b46' },
  'tyre-pressure': { name: 'Tyre pressure', color: '#00727a' },
  puncture: { name: 'Puncture', color: '#a3195b' },
  'load-index': { name: 'Load index', color: '#6b3fa0' },
} as const;

/** An article without its text, which is in data/blog/{slug}.html. */
export interface BlogEntry {
  slug: string;
  title: string;
  excerpt: string;
  category: keyof typeof BLOG_CATEGORIES;
  tags: readonly (keyof typeof BLOG_TAGS)[];
  /** URL of its picture. */
  picture: string;
  /** For search engines, at most 155 characters. */
  description: string;
  featured?: boolean;
}

/** The articles the shop starts with, newest first. */
export const BLOG_ENTRIES: readonly BlogEntry[] = [
  {
    slug: 'how-to-read-tyre-sidewall',
    title: 'How to read the numbers on your tyre',
    excerpt:
      'Size, load index, speed rating and the small marks around them: what each one on the sidewall ' +
      'means, and which of them must match when you buy.',
    category: 'buying-guides',
    tags: ['tyre-size', 'load-index', 'tyre-age'],
    picture: pictureUrl('primacy-4-plus', 'side'),
    description:
      'What 205/55 R16 91V means, where to find it, and which parts of the marking must match when ' +
      'you buy new tyres in the UK.',
    featured: true,
  },
  {
    slug: 'when-to-replace-tyres',
    title: 'When to replace your tyres: the law and the sensible limit',
    excerpt:
      'The legal minimum is 1.6 mm, and most tyre makers and safety bodies advise changing at about ' +
      '3 mm. How to measure, what else to look for, and what breaking the law can cost you.',
    category: 'safety-and-law',
    tags: ['tread-depth', 'mot'],
    picture: pictureUrl('premiumcontact-7', 'tread'),
    description:
      'UK tread depth law for cars, vans and motorcycles, how to measure your tyres at home, and why ' +
      '3 mm is the sensible time to change.',
    featured: true,
  },
  {
    slug: 'winter-and-all-season-tyres',
    title: 'Winter, all-season or summer tyres: what suits UK roads',
    excerpt:
      'What the three-peak mountain snowflake means, why M+S is not the same, and how to choose between ' +
      'a second set of tyres and one set all year round.',
    category: 'seasonal-tyres',
    tags: ['winter', 'tread-depth'],
    picture: pictureUrl('crossclimate-2', 'three-quarter'),
    description:
      'Summer, winter and all-season tyres compared for British weather: the snowflake mark, M+S, ' +
      'the law here and abroad, and how to choose.',
  },
  {
    slug: 'tyre-label-explained',
    title: 'The tyre label explained: fuel, wet grip and noise',
    excerpt:
      'Three figures and two symbols that let you compare tyres before you buy. What each class ' +
      'means, and what the label does not tell you.',
    category: 'buying-guides',
    tags: ['tyre-label'],
    picture: pictureUrl('turanza-6', 'three-quarter'),
    description:
      'How to read the tyre label: classes A to E for fuel efficiency and wet grip, noise in ' +
      'decibels, and the symbols for snow and ice grip.',
  },
  {
    slug: 'tyre-pressure-guide',
    title: 'Tyre pressure: how to check it and why it matters',
    excerpt:
      'Five minutes a month helps your tyres last longer, saves fuel and keeps your car safe. Where to ' +
      'find the right figure, and how to check it properly.',
    category: 'care-and-repair',
    tags: ['tyre-pressure', 'mot'],
    picture: pictureUrl('efficientgrip-performance-2', 'three-quarter'),
    description:
      'Where to find the right tyre pressure for your car, how to check it cold, what the warning ' +
      'light tells you, and what wrong pressures do.',
  },
  {
    slug: 'puncture-repair-rules',
    title: 'Can my puncture be repaired? The rules of BS AU 159',
    excerpt:
      'A nail in the tread is often a quick repair, but a cut in the sidewall can’t be repaired. What ' +
      'the British Standard allows, and what to do at the roadside.',
    category: 'care-and-repair',
    tags: ['puncture', 'tyre-pressure'],
    picture: pictureUrl('kinergy-eco-2', 'tread'),
    description:
      'Which punctures may be repaired under British Standard BS AU 159, why the tyre must come off ' +
      'the wheel, and when it has to be replaced.',
  },
  {
    slug: 'tyre-age-dot-code',
    title: 'How old are my tyres? Reading the DOT code',
    excerpt:
      'Rubber ages even when the car stands still. Four digits on the sidewall give the week and year a tyre was made.',
    category: 'safety-and-law',
    tags: ['tyre-age', 'mot'],
    picture: pictureUrl('cinturato-p7-c2', 'side'),
    description:
      'Find the week and year your tyres were made, learn what age does to rubber, and which ' +
      'vehicles may not use tyres over ten years old.',
  },
  {
    slug: 'tyres-for-electric-cars',
    title: 'Tyres for electric cars: what is different',
    excerpt:
      'Electric cars are heavy, quiet and quick off the mark. Why load index matters most, what ' +
      'EV markings mean, and whether you need them.',
    category: 'buying-guides',
    tags: ['electric-cars', 'load-index', 'tyre-label'],
    picture: pictureUrl('ion-evo', 'three-quarter'),
    description:
      'Choosing tyres for an electric car: load index, XL and HL, rolling resistance and range, ' +
      'noise, and whether an EV marking is needed.',
  },
  {
    slug: 'run-flat-tyres-explained',
    title: 'Run-flat tyres explained',
    excerpt:
      'They let you drive on after a puncture, within limits. How they work, how far you can go, and ' +
      'whether you can change to or from them.',
    category: 'safety-and-law',
    tags: ['puncture', 'tyre-pressure'],
    picture: pictureUrl('potenza-sport', 'side'),
    description:
      'How run-flat tyres work, how far and fast you may drive after a puncture, how to tell you ' +
      'have them, and changing to ordinary tyres.',
  },
  {
    slug: 'van-tyre-load-ratings',
    title: 'Van tyres: load index, C marking and pressures',
    excerpt:
      'Van tyres aren’t just big car tyres. How to read two load indices at once, why the C matters, ' +
      'and how to check that your tyres can carry your load.',
    category: 'vans-and-motorcycles',
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
      'gentle start. What every rider should know.',
    category: 'vans-and-motorcycles',
    tags: ['tyre-size', 'tread-depth', 'tyre-age'],
    picture: pictureUrl('road-6', 'three-quarter'),
    description:
      'UK tread depth law for motorcycles and mopeds, reading a motorcycle tyre size, direction ' +
      'arrows, pressures and running in new tyres.',
  },
  {
    slug: 'rotation-and-wheel-alignment',
    title: 'Uneven wear: tyre rotation and wheel alignment',
    excerpt:
      'Your tread can tell you what’s wrong with your car. How to read wear patterns, when to swap tyres ' +
      'front to rear, and when to have the wheels aligned.',
    category: 'care-and-repair',
    tags: ['tread-depth', 'tyre-pressure'],
    picture: pictureUrl('sport-bluresponse', 'tread'),
    description:
      'Read the wear pattern of your tyres, learn when to rotate them and which way round, and what ' +
      'wheel alignment and balancing put right.',
  },
];
