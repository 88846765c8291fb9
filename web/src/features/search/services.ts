/** A page about one of the shop's services, with the words that drivers search for. */
interface Service {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
  readonly words: readonly string[];
}

const SERVICES: readonly Service[] = [
  {
    to: '/fitting-centers',
    title: 'Fitting centres near you',
    detail: 'Fitting, balancing, wheel alignment and puncture repairs',
    words: [
      'fitting',
      'fitting centre',
      'fitting centres',
      'tyre fitting',
      'fitter',
      'fitters',
      'garage',
      'garages',
      'fitting near me',
      'near me',
      'alignment',
      'wheel alignment',
      'four wheel alignment',
      'laser alignment',
      'tracking',
      'wheel tracking',
      'balancing',
      'wheel balancing',
      'puncture',
      'slow puncture',
      'puncture repair',
      'tyre repair',
      'repair',
      'nail in tyre',
      'valve',
      'valves',
      'tpms',
      'mot',
      'vibration',
      'disposal',
    ],
  },
  {
    to: '/bedford-tyres',
    title: 'Mobile fitting and call-out',
    detail: 'We come to your home, your work or the roadside',
    words: [
      'mobile fitting',
      'mobile tyre fitting',
      'mobile tyres',
      'home fitting',
      'fitting at home',
      'puncture',
      'flat tyre',
      'blowout',
      'burst tyre',
      'breakdown',
      'call out',
      'callout',
      'emergency',
      'roadside',
      '24 hour',
    ],
  },
  {
    to: '/shipping',
    title: 'Delivery',
    detail: 'Prices, days and where we deliver',
    words: ['delivery', 'shipping', 'postage', 'click and collect', 'collect'],
  },
  {
    to: '/returns',
    title: 'Returns',
    detail: 'How to send tyres back, and your refund',
    words: ['return', 'returns', 'refund', 'refunds', 'exchange', 'cancel order', 'wrong tyre', 'wrong size'],
  },
  {
    to: '/warranty',
    title: 'Warranty',
    detail: 'What the maker’s warranty and our promise cover',
    words: ['warranty', 'guarantee', 'faulty', 'claim'],
  },
  {
    to: '/track-order',
    title: 'Track an order',
    detail: 'Where your tyres are now',
    words: ['track order', 'track my order', 'tracking', 'my order', 'order status', 'where is my order'],
  },
  {
    to: '/tools/tyre-pressure-converter',
    title: 'Tyre pressure converter',
    detail: 'From psi to bar and back',
    words: ['pressure', 'pressures', 'tyre pressure', 'tyre pressures', 'psi', 'bar'],
  },
  {
    to: '/tools/tyre-size-calculator',
    title: 'Tyre size calculator',
    detail: 'Compare two sizes, and what your speedometer would show',
    words: ['size calculator', 'tyre size calculator', 'compare sizes', 'speedometer', 'alternative size'],
  },
  {
    to: '/tools/tyre-age',
    title: 'Tyre age',
    detail: 'Read the date of manufacture from the DOT code',
    words: ['dot', 'dot code', 'tyre age', 'age', 'how old', 'date code', 'manufacture date'],
  },
  {
    to: '/finder',
    title: 'Tyre finder',
    detail: 'A few questions, and the tyres that suit your driving',
    words: [
      'finder',
      'tyre finder',
      'which tyres',
      'advice',
      'recommend',
      'recommendation',
      'help me choose',
    ],
  },
  {
    to: '/contact',
    title: 'Contact us',
    detail: 'Telephone, email and opening hours',
    words: [
      'contact',
      'phone',
      'phone number',
      'telephone',
      'email',
      'opening hours',
      'opening times',
      'help',
    ],
  },
];

/**
 * Lower-case words separated by single spaces. Treats "tyres" as "tyre", and doesn't take a run-flat for a flat tyre.
 */
function wordsIn(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .join(' ')
    .replaceAll(/\bt[yi]res\b/g, 'tyre')
    .replaceAll('run flat', 'runflat');
}

/** The services that match a submitted search: it contains one of their words. */
export function servicesFor(search: string): Service[] {
  const typed = ` ${wordsIn(search)} `;
  return SERVICES.filter(({ words }) => words.some((word) => typed.includes(` ${wordsIn(word)} `)));
}

/** The services that match a search still being typed: one of their words starts with it. */
export function servicesFrom(typed: string): Service[] {
  const beginning = wordsIn(typed);
  return SERVICES.filter(({ words }) => words.some((word) => wordsIn(word).startsWith(beginning)));
}
