import { expect, it } from 'vitest';
import { tyreMarkings, tyreTitle, type TyreMarkings } from './tyre-title.ts';

const PLAIN: TyreMarkings = {
  size: '205/55 R16',
  loadIndex: 91,
  loadIndexTwin: null,
  speedRating: 'V',
  extraLoad: false,
  runFlat: false,
  runFlatCode: null,
  evSpec: false,
  oeMark: null,
  position: 'BOTH',
};

it.each<[Partial<TyreMarkings>, string]>([
  [{}, 'Michelin Primacy 4+ 205/55 R16 91V'],
  [{ extraLoad: true, evSpec: true }, 'Michelin Primacy 4+ 205/55 R16 91V XL EV'],
  [{ loadIndex: 106, loadIndexTwin: 104, speedRating: 'R' }, 'Michelin Primacy 4+ 205/55 R16 106/104R'],
  [{ runFlat: true }, 'Michelin Primacy 4+ 205/55 R16 91V Run Flat'],
  [{ runFlat: true, runFlatCode: 'ZP' }, 'Michelin Primacy 4+ 205/55 R16 91V ZP Run Flat'],
  [{ runFlat: true, runFlatCode: 'RUN FLAT' }, 'Michelin Primacy 4+ 205/55 R16 91V Run Flat'],
  [{ runFlatCode: 'ZP' }, 'Michelin Primacy 4+ 205/55 R16 91V'],
  [{ oeMark: 'MO', position: 'REAR' }, 'Michelin Primacy 4+ 205/55 R16 91V MO Rear'],
  [{ oeMark: '*', position: 'REAR' }, 'Michelin Primacy 4+ 205/55 R16 91V ★ Rear'],
])('%j is titled “%s”', (markings, text) => {
  expect(tyreTitle('Michelin Primacy 4+', { ...PLAIN, ...markings })).toBe(text);
});

it('next to the size on a card, a car maker’s mark includes the maker’s name', () => {
  expect(tyreMarkings({ ...PLAIN, extraLoad: true, oeMark: '*' })).toBe('91V XL BMW ★');
});
