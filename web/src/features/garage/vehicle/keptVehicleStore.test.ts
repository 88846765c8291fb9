import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aKeptVehicle, aSize } from './keptVehicle.builder.ts';
import { vehiclePath } from './keptVehicle.ts';
import {
  forgetAccountVehicle,
  forgetVehicle,
  keepVehicle,
  keptVehicle,
  rememberVehicle,
  useKeptVehicle,
} from './keptVehicleStore.ts';

describe('the vehicle of a browser', () => {
  it('is the last one searched for, kept in local storage until removed', () => {
    const { result } = renderHook(() => useKeptVehicle());
    act(() => rememberVehicle(aKeptVehicle()));
    act(() => rememberVehicle(aKeptVehicle({ registration: 'JB19 XYZ' })));
    expect(result.current?.registration).toBe('JB19 XYZ');
    expect(JSON.parse(localStorage.getItem('vehicle') ?? '')).toEqual([
      aKeptVehicle({ registration: 'JB19 XYZ' }),
    ]);
    act(() => forgetVehicle());
    expect(result.current).toBeNull();
    expect(localStorage.getItem('vehicle')).toBe('[]');
  });

  it('keeps its account when searched for again, and another vehicle does not inherit it', () => {
    keepVehicle(aKeptVehicle({ account: 'u1' }));
    rememberVehicle(aKeptVehicle({ year: 2018 }));
    expect(keptVehicle()).toMatchObject({ year: 2018, account: 'u1' });
    rememberVehicle(aKeptVehicle({ registration: null }));
    expect(keptVehicle()).toMatchObject({ registration: null, account: null });
  });

  it('keeps the size from its sidewall when it is found again with all possible sizes', () => {
    const tyreSizes = [aSize(), aSize({ size: '225/40 R18' })];
    rememberVehicle(aKeptVehicle({ tyreSizes }), ['225/40 R18']);
    rememberVehicle(aKeptVehicle({ tyreSizes }));
    expect(keptVehicle()).toMatchObject({ tyreSizes: [{ size: '225/40 R18' }], sidewall: ['225/40 R18'] });
    expect(vehiclePath(keptVehicle() ?? aKeptVehicle())).toBe(
      '/shop?registration=JA17ABC&size=225%2F40+R18&sort=recommended',
    );
    rememberVehicle(aKeptVehicle({ registration: 'JB19 XYZ', tyreSizes }));
    expect(keptVehicle()?.tyreSizes).toHaveLength(2);
  });

  it('is removed when its owner signs out, unless it is a guest’s', () => {
    keepVehicle(aKeptVehicle());
    forgetAccountVehicle();
    expect(keptVehicle()).not.toBeNull();
    keepVehicle(aKeptVehicle({ account: 'u1' }));
    forgetAccountVehicle();
    expect(keptVehicle()).toBeNull();
  });

  it.each([
    ['no list', {}],
    ['only a registration', [{ registration: 'AB12 CDE' }]],
    ['no sizes', [aKeptVehicle({ tyreSizes: [] })]],
    ['a size without its axle', [{ ...aKeptVehicle(), tyreSizes: [aSize(), { size: '205/55 R16' }] }]],
  ])('is ignored if storage holds %s, because the fit is not guessed', (_, stored) => {
    localStorage.setItem('vehicle', JSON.stringify(stored));
    dispatchEvent(new StorageEvent('storage', { key: 'vehicle' }));
    expect(keptVehicle()).toBeNull();
  });
});

it('C-17 leads to the listing by its registration, or by make, model and year', () => {
  expect(vehiclePath(aKeptVehicle())).toBe('/shop?registration=JA17ABC&sort=recommended');
  expect(vehiclePath(aKeptVehicle({ registration: null, model: 'Golf' }))).toBe(
    '/shop?make=Volkswagen&model=Golf&year=2017&sort=recommended',
  );
  expect(vehiclePath(aKeptVehicle({ registration: null, year: null, model: 'Golf' }))).toBe(
    '/shop?make=Volkswagen&model=Golf&sort=recommended',
  );
});
