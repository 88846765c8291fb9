import { expect, it } from 'vitest';
import { MOST_PARCELS, readParcelList } from './parcelList.ts';

const ONE = 'TFL2611000001';
const OTHER = 'TFL-4829-1736';
const SCANNED = 'TFL48291736';
const parcel = (order: string, trackingNumber: string | null = null, carrier: string | null = null) => ({
  order,
  trackingNumber,
  carrier,
});

it.each([
  ['commas', `${ONE},15501234\n${OTHER}, 15505678`],
  ['semicolons and quotes', `"${ONE}";"15501234"\r\n"${OTHER}";"15505678"\r\n`],
  ['tabs, as a spreadsheet copies them', `${ONE}\t15501234\n${OTHER}\t15505678`],
  ['spaces, in any case', `${ONE.toLowerCase()}  15501234\n\n  ${OTHER} 15505678  `],
  ['the tracking number first', `15501234,${ONE}\n15505678,${OTHER}`],
  ['one field per line, as a scanner types them', `${ONE}\n15501234\n${SCANNED}\n15505678\n`],
  ['column headings', `Order,Tracking number\n${ONE},15501234\n${OTHER},15505678`],
])('a list can have %s', (_, text) => {
  expect(readParcelList(text)).toEqual({
    parcels: [parcel(ONE, '15501234'), parcel(OTHER, '15505678')],
    faults: [],
  });
});

it('short IDs, grouped digits and a carrier are accepted', () => {
  expect(readParcelList(`#1a2b3c4d JD00 0212 3456\n${ONE}, 1550 1234, DPD`)).toEqual({
    parcels: [parcel('1A2B3C4D', 'JD00 0212 3456'), parcel(ONE, '1550 1234', 'DPD')],
    faults: [],
  });
  // Eight digits after an order are its tracking number, not the next order.
  expect(readParcelList(`1A2B3C4D\n12345678`).parcels).toEqual([parcel('1A2B3C4D', '12345678')]);
});

it('a list of order numbers only has no tracking numbers', () => {
  expect(readParcelList(`${ONE}\n${OTHER}`)).toEqual({ parcels: [parcel(ONE), parcel(OTHER)], faults: [] });
  expect(readParcelList(' \n')).toEqual({ parcels: [], faults: [] });
});

it('each error is reported with its line', () => {
  const text = [
    `${ONE},15501234`,
    'the blue one,15509999',
    `${ONE},15507777`,
    `${OTHER},<b>1</b>`,
    'TFL2611000003,15501234',
    'TFL2611000004',
    'TFL2611000005,15500005',
  ].join('\n');
  expect(readParcelList(text).faults).toEqual([
    { line: 2, sentence: '“the blue one” isn’t an order number or short ID.' },
    { line: 3, sentence: `${ONE} is already on line 1.` },
    { line: 4, sentence: '“<b>1</b>” isn’t a tracking number.' },
    { line: 5, sentence: '15501234 is already the tracking number on line 1.' },
    { line: 6, sentence: 'TFL2611000004 has no tracking number.' },
  ]);
});

it('a list over the limit is refused, naming the first line too many', () => {
  const lines = Array.from(
    { length: MOST_PARCELS + 2 },
    (_, index) => `TFL2611${String(index).padStart(6, '0')}`,
  );
  expect(readParcelList(lines.join('\n')).faults).toEqual([
    { line: MOST_PARCELS + 1, sentence: 'You can ship at most 200 orders at once.' },
  ]);
});
