import {
  oeMarkMakes,
  oeMarkMeaning,
  oeMarkName,
  readOeMark,
} from '@treadline/schema/trade/tyre/marking/oe-mark';
import { keysOf } from '@treadline/schema/trade/values/words';
import { others } from '../fields/facetCounts.ts';
import { listOf } from './filterKinds.tsx';

const KNOWN_MARKS = keysOf(oeMarkMakes);

/** OE markings. Those of car makers that we don't know by name show on demand. */
export const oeMarkFilter = listOf({
  key: 'oeMarks',
  title: 'Car Maker’s Mark',
  read: (address) =>
    address.list(
      'oeMark',
      readOeMark,
      (text) => `“${text}” isn’t a car maker’s mark, such as MO, so we’ve left it out.`,
    ),
  part: (mark) => ['oeMark', mark],
  variables: (oeMarks) => ({ oeMarks }),
  offered: KNOWN_MARKS,
  more: {
    label: 'More marks',
    offered: ({ facets, values }) =>
      others([...facets.oeMarks.map(({ value }) => value), ...values.oeMarks], KNOWN_MARKS),
  },
  facet: ({ oeMarks }) => oeMarks,
  label: oeMarkName,
  chip: oeMarkMeaning,
});
