import { describe, expect, it } from 'vitest';
import { readTables } from '../source/tables.ts';
import { buildTyres } from '../tyre/tyres.ts';
import { buildBrands } from './brands.ts';
import { buildModels } from './models.ts';

const tables = readTables();
const tyres = buildTyres(tables, new Date('2026-11-20'));
const models = buildModels(tables, tyres);
const bySlug = new Map(models.map((model) => [model.slug, model]));

describe('model pages', () => {
  it('model pages exist for all 160 models, each with its own slug, SKU, EAN and description', () => {
    expect(models).toHaveLength(160);
    for (const key of ['slug', 'sku', 'ean', 'description', 'seoTitle', 'seoDescription'] as const) {
      expect(new Set(models.map((model) => model[key])).size, key).toBe(160);
    }
  });

  it('model pages carry restricted-range EANs apart from those of the tyres', () => {
    for (const { ean } of models) {
      expect(ean).toMatch(/^201\d{10}$/);
      expect(
        [...ean].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10,
      ).toBe(0);
    }
  });

  it('model pages have three plain paragraphs, without markup or gaps', () => {
    for (const { description } of models) {
      expect(description.split('\n\n')).toHaveLength(3);
      expect(description).not.toMatch(/[<>]|undefined|null|NaN| {2}/);
    }
  });

  it('model pages promise no mileage and no unverifiable superlative', () => {
    for (const { description, features } of models)
      expect(`${description} ${features.join(' ')}`).not.toMatch(
        /warranty|guarantee|\bbest tyre|world|award|leading/i,
      );
  });

  it('model pages list four to six features', () => {
    for (const { features } of models) {
      expect(features.length).toBeGreaterThanOrEqual(4);
      expect(features.length).toBeLessThanOrEqual(6);
      expect(new Set(features).size).toBe(features.length);
    }
  });

  it("model pages claim run-flat, EV and car makers' versions only if they are sold", () => {
    for (const model of models) {
      const own = tyres.filter(({ modelSlug }) => modelSlug === model.slug);
      const suitability = new Map(
        model.specifications
          .find(({ name }) => name === 'Suitability')
          ?.values.map(({ label, value }) => [label, value]),
      );
      if (model.category !== 'CAR' && model.category !== 'SUV') continue;
      expect(suitability.get('Run-flat versions'), model.slug).toBe(
        own.some(({ runFlat }) => runFlat) ? 'Yes' : 'No',
      );
      expect(suitability.get('EV versions'), model.slug).toBe(
        own.some(({ evSpec }) => evSpec) ? 'Yes' : 'No',
      );
      expect(/run-flat/i.test(model.description), model.slug).toBe(own.some(({ runFlat }) => runFlat));
    }
  });

  it('model pages count sizes and tyres consistently', () => {
    for (const model of models) {
      const own = tyres.filter(({ modelSlug }) => modelSlug === model.slug);
      const sizes = new Set(own.map(({ sizeKey }) => sizeKey)).size;
      const told = model.specifications
        .flatMap(({ values }) => values)
        .find(({ label }) => label === 'Sizes we list')?.value;
      expect(told?.match(/\d+/g)?.map(Number), model.slug).toEqual(
        sizes === own.length ? [sizes] : [sizes, own.length],
      );
    }
  });

  it('model pages group specifications, with no tyre label for motorcycles', () => {
    const names = (slug: string): string[] => bySlug.get(slug)?.specifications.map(({ name }) => name) ?? [];
    expect(names('primacy-4-plus')).toEqual(['Construction', 'Tyre label (typical)', 'Suitability', 'Sizes']);
    expect(names('road-6')).toEqual(['Construction', 'Suitability', 'Sizes']);
  });

  it('model pages fit search results: at most 155 characters of description', () => {
    for (const { seoDescription } of models) expect(seoDescription.length).toBeLessThanOrEqual(155);
  });

  it('model pages show the most popular size', () => {
    expect(bySlug.get('primacy-4-plus')?.pictureSize).toEqual({ width: 205, profile: 55, diameter: 16 });
    expect(bySlug.get('road-6')?.pictureSize).toEqual({ width: 120, profile: 70, diameter: 17 });
  });
});

describe('brand pages', () => {
  it('brand pages say where and when each of the 20 makes was founded', () => {
    const brands = buildBrands(tables);
    expect(brands).toHaveLength(20);
    for (const { description, foundedYear, country, name } of brands) {
      for (const fact of [String(foundedYear), country, name]) expect(description).toContain(fact);
    }
  });
});
