import { describe, expect, it } from 'vitest';
import { MAP_SIZE, mapFrame, mapScale, middleOf, placeNames, spreadApart } from './serviceMap.ts';

const BEDFORD = { latitude: 52.136, longitude: -0.4667 };
const CAMBRIDGE = { latitude: 52.2053, longitude: 0.1218 };
const LUTON = { latitude: 51.8787, longitude: -0.42 };

describe('the map drawn from coordinates', () => {
  it('is centred, with north up and east to the right', () => {
    const { at } = mapFrame(BEDFORD, 50, []);
    expect(at(BEDFORD)).toEqual({ x: MAP_SIZE / 2, y: MAP_SIZE / 2 });
    expect(at(CAMBRIDGE).x).toBeGreaterThan(MAP_SIZE / 2);
    expect(at(CAMBRIDGE).y).toBeLessThan(MAP_SIZE / 2);
    expect(at(LUTON).y).toBeGreaterThan(MAP_SIZE / 2);
  });

  it('draws distances to scale', () => {
    const { at, lengthOf } = mapFrame(BEDFORD, 50, []);
    const { x, y } = at(CAMBRIDGE);
    expect(Math.hypot(x - MAP_SIZE / 2, y - MAP_SIZE / 2) / lengthOf(40.9)).toBeCloseTo(1, 2);
  });

  it.each([
    [5, 1],
    [50, 10],
    [300, 50],
  ])('around %d km shows a scale of %d miles', (reach, miles) => {
    const scale = mapScale(mapFrame(BEDFORD, reach, []));
    expect(scale.miles).toBe(miles);
    expect(scale.length).toBeLessThanOrEqual(MAP_SIZE * 0.2);
  });

  it('contains every place, even beyond the radius', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    for (const place of [london, CAMBRIDGE]) {
      const { x, y } = mapFrame(BEDFORD, 10, [london, CAMBRIDGE]).at(place);
      for (const coordinate of [x, y]) {
        expect(coordinate).toBeGreaterThan(0);
        expect(coordinate).toBeLessThan(MAP_SIZE);
      }
    }
  });

  it('is around the middle of its places', () => {
    expect(middleOf([BEDFORD, LUTON, CAMBRIDGE])).toEqual({
      latitude: (LUTON.latitude + CAMBRIDGE.latitude) / 2,
      longitude: (BEDFORD.longitude + CAMBRIDGE.longitude) / 2,
    });
    expect(middleOf([])).toBeNull();
  });

  it('keeps markers on the drawing', () => {
    const [one] = spreadApart([{ x: 1_005, y: -3 }], 50);
    expect(one).toEqual({ x: MAP_SIZE - 25, y: 25 });
  });

  it('moves overlapping markers apart, and leaves the others in place', () => {
    const apart = spreadApart(
      [
        { x: 100, y: 100 },
        { x: 100, y: 100 },
        { x: 110, y: 105 },
        { x: 900, y: 900 },
      ],
      50,
    );
    for (const [index, one] of apart.entries())
      for (const other of apart.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(50);
    expect(apart[3]).toEqual({ x: 900, y: 900 });
  });

  it('never writes a name over another or over a marker: it goes above its dot, or is omitted', () => {
    const names = [
      { name: 'Bedford', x: 500, y: 500 },
      { name: 'Sandy', x: 585, y: 500 },
      { name: 'Kempston', x: 500, y: 505 },
      { name: 'Luton', x: 500, y: 900 },
    ];
    const placed = placeNames(names, [], 0);
    expect(placed.map(({ name, y }) => [name, y])).toEqual([
      ['Bedford', 544],
      ['Sandy', 476],
      ['Luton', 944],
    ]);
    const km = { name: '50 km', x: 500, y: 945 };
    expect(placeNames(names, [], 0, [km]).at(-1)).toMatchObject({ name: 'Luton', y: 876 });
    // Beside its dot if there's room neither below nor above.
    const [corby] = placeNames([{ name: 'Corby', x: 200, y: 40 }], [{ x: 200, y: 110 }], 34);
    expect(corby?.x).toBeGreaterThan(240);
    expect(placeNames([{ name: 'Northampton', x: 20, y: 500 }], [], 0)[0]?.x).toBeGreaterThan(100);
    expect(placeNames([{ name: 'Luton', x: 500, y: 900 }], [{ x: 500, y: 900 }], 34)[0]?.y).toBeGreaterThan(
      950,
    );
  });
});
