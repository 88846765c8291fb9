import { describe, expect, it } from 'vitest';
import {
  formatLoadIndex,
  isLoadIndex,
  isTwinOf,
  LOAD_INDEXES,
  loadKgOf,
  parseLoadIndex,
} from './load-index.ts';

describe('a load index', () => {
  it.each([
    [50, 190],
    [71, 345],
    [91, 615],
    [100, 800],
    [121, 1450],
    [130, 1900],
  ])('%i carries %i kg', (loadIndex, kilograms) => {
    expect(loadKgOf(loadIndex)).toBe(kilograms);
  });

  it('carries more than the one before it', () => {
    for (let index = LOAD_INDEXES.min; index < LOAD_INDEXES.max; index += 1)
      expect(loadKgOf(index + 1)).toBeGreaterThan(loadKgOf(index));
  });

  it.each([49, 131, 91.5, Number.NaN])('can’t be %d', (number) => {
    expect(isLoadIndex(number)).toBe(false);
    expect(() => loadKgOf(number)).toThrow(`${number} isn’t a load index from 50 to 130.`);
  });
});

describe('a written load index', () => {
  it.each([
    ['91', 91, null],
    [' 107 / 105 ', 107, 105],
    ['104/102', 104, 102],
  ])('%j is valid', (text, single, twin) => {
    expect(parseLoadIndex(text)).toEqual({ single, twin });
  });

  it.each(['', '9', '91V', '91/', '91/7', '131', '107/45', 'one'])('%j is invalid', (text) => {
    expect(parseLoadIndex(text)).toBeNull();
  });

  it('has the index for twin wheels after a slash', () => {
    expect(formatLoadIndex(91, null)).toBe('91');
    expect(formatLoadIndex(107, 105)).toBe('107/105');
  });
});

it.each([
  [107, 105, true],
  [110, 104, true],
  [107, 91, false],
  [105, 107, false],
])('%i can have %i on twin wheels: %s', (single, twin, goes) => {
  expect(isTwinOf(twin, single)).toBe(goes);
});
