import { pictureUrl } from '../../../api/src/features/shop/pictures/index.ts';
import type { Article } from './article.ts';

/** Articles about looking after tyres, fitting and repairing them. */
export const careAndRepair: readonly Article[] = [
  {
    slug: 'tyre-pressure-guide',
    title: 'Tyre pressure: how to check it and why it matters',
    excerpt:
      'Five minutes a month helps your tyres last longer, saves fuel and keeps your car safe. Where to ' +
      'find the right figure, and how to check it properly.',
    daysOld: 63,
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
    daysOld: 84,
    tags: ['puncture', 'tyre-pressure', 'damage'],
    picture: pictureUrl('kinergy-eco-2', 'tread'),
    description:
      'Which punctures may be repaired under British Standard BS AU 159, why the tyre must come off ' +
      'the wheel, and when it has to be replaced.',
  },
  {
    slug: 'spare-wheels-and-repair-kits',
    title: 'Spare wheels, space-savers and repair kits',
    excerpt:
      'Lift the boot floor before you need to. How far each kind of spare takes you, how to use ' +
      'a sealant kit, and how to change a wheel unhurt.',
    daysOld: 92,
    tags: ['puncture', 'tyre-pressure', 'damage'],
    picture: pictureUrl('nanoenergy-3', 'three-quarter'),
    description:
      'Full-size spare, space-saver, sealant or nothing: limits of speed and distance, the law, ' +
      'and how to change a wheel safely.',
  },
  {
    slug: 'tpms-warning-light',
    title: 'The tyre pressure warning light explained',
    excerpt:
      'Steady or flashing, direct or indirect, and why it comes on in October: what the yellow ' +
      'horseshoe tells you, and what it keeps to itself.',
    daysOld: 118,
    tags: ['tyre-pressure', 'mot', 'fitting'],
    picture: pictureUrl('ventus-prime-4', 'three-quarter'),
    description:
      'Learn what a steady or flashing tyre pressure light means, how TPMS sensors work and age, the ' +
      'MOT rule, and how to reset the system.',
  },
  {
    slug: 'what-happens-when-tyres-are-fitted',
    title: 'What happens when your tyres are fitted',
    excerpt:
      'Ten steps on the machine, the torque at the end, and what the bill should say: how to ' +
      'tell a careful fitter from a quick one.',
    daysOld: 187,
    tags: ['fitting', 'tyre-pressure', 'costs'],
    picture: pictureUrl('proxes-comfort', 'three-quarter'),
    description:
      'Tyre fitting step by step: valves, balancing, bolt torque, TPMS, alignment and disposal, ' +
      'and how to treat new tyres at first.',
  },
  {
    slug: 'rotation-and-wheel-alignment',
    title: 'Uneven wear: tyre rotation and wheel alignment',
    excerpt:
      'Your tread can tell you what’s wrong with your car. How to read wear patterns, when to swap tyres ' +
      'front to rear, and when to have the wheels aligned.',
    daysOld: 247,
    tags: ['tread-depth', 'tyre-pressure', 'fitting'],
    picture: pictureUrl('sport-bluresponse', 'tread'),
    description:
      'Read the wear pattern of your tyres, learn when to rotate them and which way round, and what ' +
      'wheel alignment and balancing put right.',
  },
  {
    slug: 'kerb-damage-bulges-and-cuts',
    title: 'Kerb damage: bulges, cuts and harmless dents',
    excerpt:
      'A bulge means broken cords, and a tyre that is finished. Learn what happens inside, which ' +
      'marks are harmless, and what to do after a hard knock.',
    daysOld: 258,
    tags: ['damage', 'tyre-law', 'puncture'],
    picture: pictureUrl('azenis-fk520', 'side'),
    description:
      'How to tell a dangerous bulge or cut in a tyre’s sidewall from harmless scuffs and ' +
      'dents, what the law says, and what to do next.',
  },
];
