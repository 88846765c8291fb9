import { describe, expect, it } from 'vitest';
import { splitProductName } from './productName.ts';

describe('splitProductName', () => {
  it('splits the size line from brand and model', () => {
    expect(splitProductName('Michelin Primacy 4+ 205/55 R16 91V XL', 'Michelin Primacy 4+')).toEqual({
      title: 'Michelin Primacy 4+',
      sizeLine: '205/55 R16 91V XL',
    });
  });

  it('does not split a name that does not start with the model', () => {
    expect(splitProductName('Primacy 4+ offer', 'Michelin Primacy 4+')).toEqual({
      title: 'Primacy 4+ offer',
      sizeLine: '',
    });
  });

  it('does not split a longer model name', () => {
    expect(splitProductName('Michelin Primacy 4+ 205/55 R16', 'Michelin Primacy 4').sizeLine).toBe('');
  });
});
