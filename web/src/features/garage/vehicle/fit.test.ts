import { describe, expect, it } from 'vitest';
import { decideFit, type TyreMarks } from './fit.ts';
import { fitReason, fitTitle, sizesText } from './fitText.ts';
import { aKeptVehicle, aSize } from './keptVehicle.builder.ts';

const aTyre = (overrides: Partial<TyreMarks> = {}): TyreMarks => ({
  size: '205/55 R16',
  loadIndex: 91,
  speedRating: 'V',
  ...overrides,
});

const GOLF = [aSize()];
const STAGGERED = [
  aSize({ position: 'FRONT', size: '225/45 R18', minSpeedRating: 'Y' }),
  aSize({ position: 'REAR', size: '255/40 R18', minLoadIndex: 95, minSpeedRating: 'Y' }),
];

describe('whether a tyre fits', () => {
  it.each([
    ['exactly the required ratings', aTyre(), 'BOTH'],
    ['higher load and speed', aTyre({ loadIndex: 94, speedRating: 'W' }), 'BOTH'],
    ['a rating in brackets', aTyre({ speedRating: '(Y)' }), 'BOTH'],
    ['ZR, which is over 240 km/h', aTyre({ speedRating: 'Z' }), 'BOTH'],
  ])('a tyre fits with %s', (_, tyre, position) => {
    expect(decideFit(tyre, GOLF)).toEqual({ kind: 'fits', position, isSizeOnly: false });
  });

  it.each([
    [aTyre({ loadIndex: 90 }), ['load']],
    // H is between U and V.
    [aTyre({ speedRating: 'H' }), ['speed']],
    [aTyre({ loadIndex: 88, speedRating: 'T' }), ['load', 'speed']],
  ])('load and speed count too: %j', (tyre, lacks) => {
    expect(decideFit(tyre, GOLF)).toMatchObject({ kind: 'too-weak', lacks });
  });

  it('a tyre of another size never fits, whatever its ratings', () => {
    expect(decideFit(aTyre({ size: '225/45 R17', loadIndex: 120, speedRating: 'Y' }), GOLF)).toEqual({
      kind: 'wrong-size',
    });
    expect(decideFit(aTyre({ size: '205/55 R16C' }), GOLF)).toEqual({ kind: 'wrong-size' });
  });

  it('only the size counts, and this is reported, if load and speed are unknown', () => {
    expect(decideFit(aTyre({ loadIndex: null, speedRating: null }), GOLF)).toEqual({
      kind: 'fits',
      position: 'BOTH',
      isSizeOnly: true,
    });
    expect(decideFit(aTyre({ size: '195/65 R15', loadIndex: null }), GOLF)).toEqual({ kind: 'wrong-size' });
  });

  it('the axle is given if front and rear differ', () => {
    expect(
      decideFit(aTyre({ size: '225/45 R18', loadIndex: 95, speedRating: 'Y' }), STAGGERED),
    ).toMatchObject({ kind: 'fits', position: 'FRONT' });
    expect(
      decideFit(aTyre({ size: '255/40 R18', loadIndex: 99, speedRating: 'Y' }), STAGGERED),
    ).toMatchObject({ kind: 'fits', position: 'REAR' });
    expect(
      decideFit(aTyre({ size: '255/40 R18', loadIndex: 94, speedRating: 'Y' }), STAGGERED),
    ).toMatchObject({ kind: 'too-weak', lacks: ['load'] });
  });

  it('a tyre fits the less demanding axle if both take its size', () => {
    const sizes = [
      aSize({ position: 'FRONT', minLoadIndex: 91 }),
      aSize({ position: 'REAR', minLoadIndex: 95 }),
    ];
    expect(decideFit(aTyre({ loadIndex: 93 }), sizes)).toMatchObject({ kind: 'fits', position: 'FRONT' });
    expect(decideFit(aTyre({ loadIndex: 95 }), sizes)).toMatchObject({ kind: 'fits', position: 'BOTH' });
  });
});

describe('the verdict’s text', () => {
  const golf = aKeptVehicle();
  const bmw = aKeptVehicle({ make: 'BMW', model: '3 Series (F30)', year: 2015, tyreSizes: STAGGERED });
  const said = (tyre: TyreMarks, vehicle = golf) => {
    const fit = decideFit(tyre, vehicle.tyreSizes);
    return `${fitTitle(fit, vehicle)}. ${fitReason(fit, tyre, vehicle)}`;
  };

  it.each([
    [
      aTyre(),
      golf,
      'Fits your Volkswagen Golf (2017). Checked by size, load and speed. Please compare it ' +
        'with the size on your sidewall.',
    ],
    [
      aTyre({ loadIndex: null }),
      golf,
      'Fits your Volkswagen Golf (2017). We’ve only checked the size, so please compare ' +
        'the load index and speed rating.',
    ],
    [aTyre({ size: '195/65 R15' }), golf, 'Does not fit your Volkswagen Golf (2017). It takes 205/55 R16.'],
    [
      aTyre({ loadIndex: 88, speedRating: 'T' }),
      golf,
      'The right size for your Volkswagen Golf (2017), but rated too low. Its load index 88 is below ' +
        '91 and its speed rating T is below V, the minimum for your vehicle.',
    ],
    [
      aTyre(),
      bmw,
      'Does not fit your BMW 3 Series (2015). It takes 225/45 R18 at the front and 255/40 R18 at the rear.',
    ],
    [
      aTyre({ size: '225/45 R18', speedRating: 'Y' }),
      bmw,
      'Fits the front of your BMW 3 Series (2015). It takes 225/45 R18 at the front and 255/40 R18 ' +
        'at the rear. Checked by size, load and speed. Please compare it ' +
        'with the size on your sidewall.',
    ],
  ])('%j', (tyre, vehicle, text) => {
    expect(said(tyre, vehicle)).toBe(text);
  });

  it('omits an unknown year, and lists only a few sizes', () => {
    expect(fitTitle({ kind: 'wrong-size' }, aKeptVehicle({ year: null }))).toBe(
      'Does not fit your Volkswagen Golf',
    );
    const sizes = ['195/65 R15', '205/55 R16', '225/45 R17', '225/40 R18', '235/35 R19'].map((size) =>
      aSize({ size }),
    );
    expect(sizesText(sizes.slice(0, 2))).toBe('195/65 R15 or 205/55 R16');
    expect(sizesText(sizes)).toBe('195/65 R15, 205/55 R16, 225/45 R17 or others');
    expect(sizesText([...sizes.slice(0, 1), ...STAGGERED])).toBe(
      '195/65 R15, or 225/45 R18 at the front and 255/40 R18 at the rear',
    );
  });
});
