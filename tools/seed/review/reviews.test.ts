import { describe, expect, it } from 'vitest';
import { readTables } from '../source/tables.ts';
import { readFragments } from './fragments.ts';
import { ratingSummary } from './rating-summary.ts';
import { targetMean } from './rating.ts';
import { buildReviews, reviewCount } from './reviews.ts';

const TODAY = new Date('2026-11-20T09:00:00Z');
const tables = readTables();
const reviews = buildReviews(tables, TODAY);
const reviewsOf = Map.groupBy(reviews, ({ modelSlug }) => modelSlug);
const modelOf = new Map(tables.models.map((model) => [model.slug, model]));
const tierOf = new Map(tables.brands.map(({ slug, tier }) => [slug, tier]));
const themeOf = new Map(readFragments().map(({ text, theme }) => [text, theme]));

/** Splits a text into its fragments, which end in a full stop, by the longest match. */
function fragmentsIn(text: string): string[] {
  if (text === '') return [];
  const next = [...themeOf.keys()]
    .filter((fragment) => text.startsWith(fragment))
    .sort((a, b) => b.length - a.length)[0];
  if (next === undefined) throw new Error(`No fragment starts "${text}".`);
  return [next, ...fragmentsIn(text.slice(next.length).trimStart())];
}

describe('sample reviews', () => {
  it('sample reviews are the same on every run of a day', () => {
    expect(buildReviews(tables, new Date('2026-11-20T22:00:00Z'))).toEqual(reviews);
  });

  it('C-22 sample reviews are all marked as samples and never as verified purchases', () => {
    expect(reviews.every(({ isSample, verified }) => isSample && !verified)).toBe(true);
  });

  it('sample reviews number about 4,500, with about one model in twenty left without any', () => {
    expect(reviews.length).toBeGreaterThan(4000);
    expect(reviews.length).toBeLessThan(5500);
    const without = tables.models.filter(({ slug }) => !reviewsOf.has(slug)).length / tables.models.length;
    expect(without).toBeGreaterThan(0.02);
    expect(without).toBeLessThan(0.08);
  });

  it('sample reviews keep each model with twenty or more reviews within a quarter star of its target', () => {
    for (const [slug, rows] of reviewsOf) {
      const model = modelOf.get(slug);
      if (!model || rows.length < 20) continue;
      const off = Math.abs(
        (ratingSummary(rows).average ?? 0) - targetMean(model, tierOf.get(model.brandSlug) ?? 'MID_RANGE'),
      );
      expect(off, slug).toBeLessThanOrEqual(0.25);
    }
  });

  it('sample reviews repeat no text and no author within a model', () => {
    for (const rows of reviewsOf.values()) {
      const texts = rows.map(({ text }) => text).filter(Boolean);
      expect(new Set(texts).size).toBe(texts.length);
      expect(new Set(rows.map(({ author }) => author)).size).toBe(rows.length);
    }
  });

  it('sample reviews mention each theme at most once', () => {
    for (const { text } of reviews) {
      const themes = fragmentsIn(text).map((fragment) => themeOf.get(fragment));
      expect(new Set(themes).size).toBe(themes.length);
    }
  });

  it('sample reviews have only stars in about one in ten, without title or helpful votes', () => {
    const silent = reviews.filter(({ text }) => text === '');
    expect(silent.length / reviews.length).toBeCloseTo(0.1, 1);
    expect(silent.every(({ title, helpfulVotes }) => title === '' && helpfulVotes === 0)).toBe(true);
    expect(reviews.filter(({ title }) => title.split(' ').length > 4)).toEqual([]);
  });

  it('sample reviews date from after the launch and the last thirty months, up to yesterday', () => {
    for (const { reviewedOn, modelSlug } of reviews) {
      expect(Number(reviewedOn.slice(0, 4))).toBeGreaterThanOrEqual(
        modelOf.get(modelSlug)?.launchYear ?? Infinity,
      );
      expect(reviewedOn >= '2024-05-20' && reviewedOn <= '2026-11-19').toBe(true);
    }
  });

  it('sample reviews say it is too early to tell only below 3,000 miles, and never outlast the tyre', () => {
    for (const { text, milesDriven, modelSlug } of reviews) {
      if (text.includes('Too early')) expect(milesDriven).toBeLessThan(3000);
      if (text.includes('Eight thousand miles')) expect(milesDriven).toBeGreaterThanOrEqual(8000);
      expect(milesDriven).toBeGreaterThanOrEqual(200);
      expect(milesDriven).toBeLessThanOrEqual(Math.min(18_000, modelOf.get(modelSlug)?.expectedMiles ?? 0));
    }
  });

  it('sample reviews mention range for electric cars and fuel for all others', () => {
    const vehiclesOf = (words: RegExp) =>
      reviews.filter(({ text }) => words.test(text)).map(({ vehicle }) => vehicle);
    const electric = new RegExp(
      'Tesla|Polestar|EV|e-|EQ|ID|Leaf|Zoe|i4|iX3|Ioniq|Kona Electric|Taycan|I-Pace|Enyaq|bZ4X|Mach-E|' +
        'Electric|Spring',
    );
    const withoutFuel = /Tesla|Polestar|EV\d|Leaf|Zoe|ID\./;
    expect(
      vehiclesOf(/range on the same|Range dropped/).filter((vehicle) => !electric.test(vehicle)),
    ).toEqual([]);
    expect(vehiclesOf(/Fuel use|mpg/).filter((vehicle) => withoutFuel.test(vehicle))).toEqual([]);
  });

  it('sample reviews keep noise and fuel out of motorcycle reviews', () => {
    for (const { text, modelSlug } of reviews) {
      if (modelOf.get(modelSlug)?.category !== 'MOTORCYCLE') continue;
      expect(
        fragmentsIn(text).filter((fragment) => ['noise', 'economy'].includes(themeOf.get(fragment) ?? '')),
      ).toEqual([]);
    }
  });

  it('sample reviews score every aspect of a tyre from 1 to 5', () => {
    for (const { wetGrip, noise, wear, comfort, value } of reviews) {
      for (const score of [wetGrip, noise, wear, comfort, value]) expect([1, 2, 3, 4, 5]).toContain(score);
    }
  });

  it('a model launched within the year has few sample reviews', () => {
    const model = { ...tables.models[0]!, launchYear: 2026 };
    expect(reviewCount(model, TODAY)).toBeLessThanOrEqual(4);
  });
});

describe('the rating summary', () => {
  it('the rating summary gives average, distribution and percentage of recommenders', () => {
    const rows = [
      { rating: 5, recommends: true },
      { rating: 4, recommends: true },
      { rating: 2, recommends: false },
    ] as const;
    expect(ratingSummary(rows)).toEqual({
      average: 3.67,
      count: 3,
      distribution: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 1 },
      recommendPercent: 67,
    });
  });

  it('C-22 the rating summary has no average for a model without reviews', () => {
    expect(ratingSummary([])).toMatchObject({ average: null, count: 0, recommendPercent: null });
  });
});
