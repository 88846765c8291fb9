import { createHash } from 'node:crypto';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { isAtLeast } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTables } from '../source/tables.ts';
import { buildTyres, type TyreRow } from './tyres.ts';

const TODAY = new Date('2026-11-20T15:30:00Z');
/** A digest of the documented columns of all rows; it changes with the tables or rules. */
const FINGERPRINT = '43e0ee0de015d1164b63cbd915d22f6dcafd7e94cc7f88933d375b18b0600795';

const tables = readTables();
let tyres: TyreRow[];

beforeAll(() => {
  tyres = buildTyres(tables, TODAY);
});

function canonicalLine(tyre: TyreRow): string {
  return [
    tyre.slug,
    tyre.sku,
    tyre.ean,
    tyre.brandSlug,
    tyre.modelSlug,
    tyre.sizeKey,
    categoryLabels[tyre.category],
    seasonLabels[tyre.season],
    tyre.loadIndex,
    tyre.loadIndexTwin ?? '',
    tyre.speedRating,
    tyre.extraLoad,
    tyre.runFlatCode ?? '',
    tyre.evSpec,
    tyre.oeMark ?? '',
    tyre.pricePence,
  ].join(',');
}

const checkSum = (ean: string): number =>
  [...ean].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);

const shareOf = (condition: (tyre: TyreRow) => boolean): number =>
  tyres.filter(condition).length / tyres.length;

describe('the catalogue', () => {
  it('the catalogue is the documented one, row for row', () => {
    const text = tyres.map((tyre) => `${canonicalLine(tyre)}\n`).join('');
    expect(createHash('sha256').update(text).digest('hex')).toBe(FINGERPRINT);
  });

  it('the catalogue has 19,446 tyres in the documented proportions of season and kind', () => {
    const counts = Object.fromEntries(
      [
        ...Map.groupBy(
          tyres,
          ({ season, category }) => `${seasonLabels[season]}, ${categoryLabels[category]}`,
        ),
      ].map(([key, rows]) => [key, rows.length]),
    );
    expect(counts).toEqual({
      'Summer, Car Tyres': 12886,
      'Summer, 4x4/SUV Tyres': 3600,
      'Summer, Van Tyres': 516,
      'Summer, Motorcycle Tyres': 395,
      'Winter, Car Tyres': 991,
      'Winter, 4x4/SUV Tyres': 110,
      'Winter, Van Tyres': 72,
      'All Season, Car Tyres': 642,
      'All Season, 4x4/SUV Tyres': 170,
      'All Season, Van Tyres': 64,
    });
  });

  it('the catalogue is the same on every run of a day', () => {
    expect(buildTyres(tables, new Date('2026-11-20T01:00:00Z'))).toEqual(tyres);
  });

  it('the catalogue gives each tyre its own id, slug, SKU, EAN and name', () => {
    for (const key of ['id', 'slug', 'sku', 'ean', 'name'] as const)
      expect(new Set(tyres.map((tyre) => tyre[key])).size).toBe(19446);
    expect(tyres.map(({ id }) => id)).toEqual(tyres.map((_, index) => index + 1));
  });

  it('the catalogue numbers tyres in the restricted EAN range with a correct check digit', () => {
    for (const { ean } of tyres) {
      expect(ean).toMatch(/^200\d{10}$/);
      expect(checkSum(ean) % 10).toBe(0);
    }
  });

  it('the catalogue uses every model and every size', () => {
    expect(new Set(tyres.map(({ modelSlug }) => modelSlug)).size).toBe(tables.models.length);
    expect(new Set(tyres.map(({ sizeKey }) => sizeKey)).size).toBe(tables.sizes.length);
  });

  it('every vehicle has four suitable summer tyres per axle, or one for a motorcycle', () => {
    const bySize = Map.groupBy(
      tyres.filter(({ season }) => season === 'SUMMER'),
      ({ sizeKey }) => sizeKey,
    );
    for (const vehicle of tables.vehicles) {
      const axles: [string, number][] = [[vehicle.frontSizeKey, vehicle.minLoadIndex]];
      if (vehicle.rearSizeKey !== null)
        axles.push([vehicle.rearSizeKey, vehicle.rearMinLoadIndex ?? vehicle.minLoadIndex]);
      for (const [key, load] of axles) {
        const fitting = (bySize.get(key) ?? []).filter(
          ({ loadIndex, speedRating }) => loadIndex >= load && isAtLeast(speedRating, vehicle.minSpeedRating),
        );
        expect(fitting.length, `${vehicle.make} ${vehicle.model} ${key}`).toBeGreaterThanOrEqual(
          vehicle.category === 'MOTORCYCLE' ? 1 : 4,
        );
      }
    }
  });
});

describe('titles', () => {
  it.each([
    ['michelin-primacy-4-plus-205-55-r16-91v', 'Michelin Primacy 4+ 205/55 R16 91V'],
    ['michelin-primacy-4-plus-205-50-r17-93v-xl-ev', 'Michelin Primacy 4+ 205/50 R17 93V XL EV'],
    ['bridgestone-alenza-001-235-55-r19-101v-rf', 'Bridgestone Alenza 001 235/55 R19 101V RFT Run Flat'],
    ['pirelli-scorpion-verde-275-45-r21-111y-xl-lr', 'Pirelli Scorpion Verde 275/45 R21 111Y XL LR'],
    ['firestone-vanhawk-2-205-70-r15c-106-104r', 'Firestone Vanhawk 2 205/70 R15C 106/104R'],
    ['michelin-road-6-120-70-zr17-f-58w', 'Michelin Road 6 120/70 ZR17 58W Front'],
  ])('the tyre %s is titled "%s"', (slug, name) => {
    expect(tyres.find((tyre) => tyre.slug === slug)?.name).toBe(name);
  });
});

describe('prices', () => {
  it('prices run from £27.28 to £424.68 with a median of £116.73', () => {
    const prices = tyres.map(({ pricePence }) => pricePence).sort((a, b) => a - b);
    expect([prices[0], prices[prices.length / 2], prices.at(-1)]).toEqual([2728, 11673, 42468]);
  });

  it('prices add fitting by kind and rim to the delivered price', () => {
    const fees = [...Map.groupBy(tyres, ({ category, diameter }) => `${category} ${diameter}`)].map(
      ([key, rows]) =>
        [
          key,
          [
            ...new Set(
              rows.map(({ fittedPricePence, mailOrderPricePence }) => fittedPricePence - mailOrderPricePence),
            ),
          ],
        ] as const,
    );
    expect(Object.fromEntries(fees)).toMatchObject({
      'CAR 16': [1400],
      'CAR 17': [1700],
      'CAR 19': [2100],
      'SUV 16': [1700],
      'SUV 18': [2000],
      'SUV 22': [2400],
      'VAN 16': [1600],
      'MOTORCYCLE 17': [2200],
    });
  });

  it('prices show an earlier price, a fifth higher, on every fifth id in stock and nowhere else', () => {
    for (const { id, pricePence, wasPricePence, stockQuantity } of tyres) {
      expect(wasPricePence).toBe(id % 5 === 0 && stockQuantity > 0 ? Math.round(pricePence * 1.2) : null);
    }
  });
});

describe('stock', () => {
  it('stock is sold out for about 4 % and under ten for about 12 %', () => {
    expect(shareOf(({ stockQuantity }) => stockQuantity === 0)).toBeCloseTo(0.04, 2);
    expect(shareOf(({ stockQuantity }) => stockQuantity > 0 && stockQuantity < 10)).toBeCloseTo(0.12, 2);
    expect(tyres.every(({ stockQuantity }) => stockQuantity <= 60)).toBe(true);
  });

  it('stock is plentiful for the car of the example plate', () => {
    const fitting = tyres.filter(({ sizeKey }) => sizeKey === 'car-205-55-r16');
    expect(fitting.filter(({ stockQuantity }) => stockQuantity >= 10).length).toBeGreaterThan(
      fitting.length * 0.85,
    );
  });
});

describe('label and listing', () => {
  it('motorcycle tyres have no label, and all others have a noise class', () => {
    for (const tyre of tyres) expect(tyre.noiseClass === null).toBe(tyre.category === 'MOTORCYCLE');
  });

  it('every tyre was listed within two years, after its model’s launch and before today', () => {
    const years = new Map(tables.models.map(({ slug, launchYear }) => [slug, launchYear]));
    for (const { createdAt, modelSlug } of tyres) {
      expect(createdAt.getTime()).toBeLessThan(TODAY.getTime());
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(new Date('2024-11-20').getTime());
      expect(createdAt.getUTCFullYear()).toBeGreaterThanOrEqual(years.get(modelSlug) ?? Infinity);
    }
  });

  it('popularity ranges from 0 to 1,000', () => {
    expect(tyres.every(({ popularity }) => popularity > 0 && popularity <= 1000)).toBe(true);
  });
});
