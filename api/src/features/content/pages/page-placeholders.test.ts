import { readdirSync, readFileSync } from 'node:fs';
import { PLACEHOLDER } from '@treadline/schema/input/rich-text';
import { SHOP_TEXTS } from '@treadline/schema/input/shop-text';
import { describe, expect, it } from 'vitest';
import { someSettings } from '../../../../test/fixtures/content/settings.ts';
import { cleanRichText } from '../../../platform/text/rich-text.ts';
import type { ShopClaims } from '../storefront/index.ts';
import { fillPlaceholders, fillTitle, placeholderValues } from './page-placeholders.ts';

const TEXTS = new URL('../../../../../tools/seed/data/pages/', import.meta.url);
const PARTS = new Set(Object.values(SHOP_TEXTS).flatMap(({ parts }) => Object.keys(parts)));
const CLAIMS: ShopClaims = {
  products: 12_345,
  summer: 11_111,
  winter: 1_222,
  allSeason: 888,
  fittingCentres: 0,
  freeDelivery: '',
  ownDeliveryTeam: null,
  priceMatch: '',
  warranty: '',
  returns: '',
  mobileFitting: '',
  freeMobileFitting: '',
  callout: '',
};

const seeded = readdirSync(TEXTS).map((file) => ({ file, html: readFileSync(new URL(file, TEXTS), 'utf8') }));
const fill = (html: string, changed: Parameters<typeof someSettings>[0] = {}): string =>
  fillPlaceholders(html, placeholderValues(someSettings(changed), CLAIMS));
/** A text without the places of the parts that pages draw into it. */
const withoutParts = (html: string): string =>
  html.replaceAll(PLACEHOLDER, (typed, name: string) => (PARTS.has(name) ? '' : typed));

describe('placeholders in page texts', () => {
  it('C-01 fills in the free-delivery threshold from the setting', () => {
    expect(fill('free from {{freeDeliveryFrom}}')).toBe('free from £200');
    expect(fill('free from {{freeDeliveryFrom}}', { freeDeliveryFrom: 1_234_50 })).toBe(
      'free from £1,234.50',
    );
  });

  it('C-02 fills in delivery prices from the settings', () => {
    expect(fill('{{standardDeliveryPrice}} {{expressDeliveryPrice}} {{emergencyDeliveryPrice}}')).toBe(
      '£15.99 £24.99 £49.99',
    );
  });

  it('GEN-01 shows pence in every price, even a whole pound', () => {
    const whole = {
      standardDeliveryPrice: 1_500,
      expressDeliveryPrice: 2_000,
      emergencyDeliveryPrice: 5_000,
    };
    const prices =
      '{{standardDeliveryPrice}} {{expressDeliveryPrice}} {{emergencyDeliveryPrice}} ' +
      '{{planPrice}} {{planPriceOfFour}} {{planPriceOfPremium}}';
    expect(fill(prices, whole)).toBe('£15.00 £20.00 £50.00 £25.00 £85.00 £35.00');
  });

  it('C-05 fills in days from the settings', () => {
    expect(fill('{{ returnDays }}, {{cancellationDays}}, {{deliveryDays}}', { returnDays: 45 })).toBe(
      '45, 14, 3-5',
    );
  });

  it("escapes settings' values, in text and in attributes", () => {
    expect(fill('<a title="{{companyName}}">', { companyName: '"><script>Tyres & Sons\'' })).toBe(
      '<a title="&quot;&gt;&lt;script&gt;Tyres &amp; Sons&#39;">',
    );
  });

  it("doesn't replace placeholders inside a value", () => {
    expect(fill('{{shopName}}', { shopName: '{{email}}' })).toBe('{{email}}');
  });

  it.each(['{{retrunDays}}', '{{toString}}', '{{constructor}}', '{returnDays}'])(
    'leaves %s as typed',
    (typed) => {
      expect(fill(typed)).toBe(typed);
    },
  );
});

describe('claims in page texts', () => {
  it('GEN-13 fill in the number of tyres', () => {
    expect(fill('{{tyreCount}} {{tyresToChooseFrom}}')).toBe('12,345 Over 12,000 tyres to choose from');
  });

  it('name a carrier unless the shop claims that its own team delivers', () => {
    expect(fill('{{whoDelivers}}.')).toContain('Our own drivers or a carrier.');
    const claims = { ...CLAIMS, ownDeliveryTeam: 'Delivered by us' };
    expect(fillPlaceholders('{{whoDelivers}}.', placeholderValues(someSettings(), claims))).toBe(
      'Delivered by us.',
    );
  });

  it('fill in plain headings without escaping them', () => {
    const values = placeholderValues(someSettings({ shopName: 'Smith & Son' }), CLAIMS);
    expect(fillTitle('About {{shopName}}, {{nothing}}', values)).toBe('About Smith & Son, {{nothing}}');
  });

  it('never share a name with a part of a page', () => {
    expect(Object.keys(placeholderValues(someSettings(), CLAIMS)).filter((name) => PARTS.has(name))).toEqual(
      [],
    );
  });
});

describe.each(seeded)('the seeded text $file', ({ html }) => {
  it('has no unfilled placeholder', () => {
    expect(fill(withoutParts(html))).not.toMatch(/[{}]/);
  });

  it('C-31 isn’t changed by sanitising, except for the attributes that every link gets', () => {
    expect(cleanRichText(html).replaceAll(' rel="noopener"', '')).toBe(html.trim());
  });

  it('closes all tags in order', () => {
    const open: string[] = [];
    for (const [, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (name) open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('C-48 contains no value that should come from a setting', () => {
    const facts = Object.values(placeholderValues(someSettings(), CLAIMS)).filter(
      (value) => value.length > 3 && !/^\d+$/.test(value),
    );
    expect(facts.filter((fact) => html.includes(fact))).toEqual([]);
  });

  it('GEN-16 doesn’t claim free delivery over £50 or on all orders', () => {
    expect(fill(html)).not.toMatch(/£50\b|free delivery on all/i);
  });
});
