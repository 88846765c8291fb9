import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { icon, logo, mainColour } from './look.settings.ts';
import { choice, lines, number } from './setting-kinds.ts';
import { refusedAs, taken, type SettingGroup } from './setting.ts';

const POPULAR_SIZES: readonly string[] = ['205/55 R16', '195/65 R15', '225/45 R17', '225/40 R18'];

/** How the shop looks. */
export const storefront = {
  label: 'Storefront',
  help: 'How your shop looks to visitors.',
  settings: {
    logo,
    icon,
    mainColour,
    popularSizes: lines({
      label: 'Popular sizes',
      help: 'One-tap searches on the home page, one per line.',
      default: POPULAR_SIZES,
      readLine(line) {
        const size = parseTyreSize(line);
        return size?.construction ? taken(formatTyreSize(size)) : refusedAs('a size looks like 205/55 R16');
      },
      shownOn: ['home'],
    }),
    saleBadge: {
      dataset: 'catalogue',
      ...choice({
        label: 'Sale badge and old price',
        help: 'Shown only for a price that was actually charged in the last 90 days.',
        default: 'history',
        options: { history: 'Where the price has come down', off: 'Nowhere' },
        shownOn: ['listing'],
      }),
    },
    leastSalePercent: number({
      label: 'Smallest reduction shown as a sale',
      help:
        'A price that falls by less, for example by a price rule, has no sale badge and no old price. A sale that ' +
        'you start always has them. A change applies to prices that fall from then on.',
      unit: '%',
      min: 0,
      max: 90,
      default: 5,
      shownOn: ['listing'],
    }),
  },
} as const satisfies SettingGroup;
