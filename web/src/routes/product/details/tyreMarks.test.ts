import { expect, it } from 'vitest';
import { tyreMarks } from './tyreMarks.ts';

it('gives a van tyre’s load, single and on twin wheels', () => {
  const tyre = {
    category: 'VAN' as const,
    season: 'SUMMER' as const,
    loadIndex: 115,
    loadIndexTwin: 113,
    maxLoadKg: 1_215,
    speedRating: 'R',
    maxSpeedMph: 106,
    threePeakSnowflake: false,
    extraLoad: false,
    runFlat: false,
    evSpec: false,
    oeMark: null,
  };
  expect(tyreMarks(tyre)).toEqual([
    'Summer',
    'Load 115/113: 1,215 kg, 1,150 kg on twin wheels',
    'Speed R: 106 mph',
  ]);
  expect(tyreMarks({ ...tyre, loadIndexTwin: null })).toContain('Load 115: 1,215 kg');
});
