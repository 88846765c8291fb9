import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { someSettings } from '../../../../test/fixtures/content/settings.ts';
import { cleanRichText } from '../../../platform/text/rich-text.ts';
import { fillPlaceholders, placeholderValues } from './page-placeholders.ts';

const TEXTS = new URL('../../../../../tools/seed/data/pages/', import.meta.url);

const seeded = readdirSync(TEXTS).map((file) => ({ file, html: readFileSync(new URL(file, TEXTS), 'utf8') }));
const fill = (html: string, changed: Parameters<typeof someSettings>[0] = {}): string =>
  fillPlaceholders(html, placeholderValues(someSettings(changed)));

describe('placeholders in the texts of pages', () => {
  it('C-01 names the amount of free delivery from the setting', () => {
    expect(fill('free from {{freeDeliveryFrom}}')).toBe('free from £200');
    expect(fill('free from {{freeDeliveryFrom}}', { freeDeliveryFrom: 1_234_50 })).toBe(
      'free from £1,234.50',
    );
  });

  it('C-02 names the prices of delivery from the settings', () => {
    expect(fill('{{standardDeliveryPrice}} {{expressDeliveryPrice}} {{emergencyDeliveryPrice}}')).toBe(
      '£15.99 £24.99 £49.99',
    );
  });

  it('GEN-01 gives every price its pence, even a whole pound', () => {
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

  it('C-05 names days from the settings', () => {
    expect(fill('{{ returnDays }}, {{cancellationDays}}, {{deliveryDays}}', { returnDays: 45 })).toBe(
      '45, 14, 3-5',
    );
  });

  it('escapes what a setting holds, in text and in attributes', () => {
    expect(fill('<a title="{{companyName}}">', { companyName: '"><script>Tyres & Sons\'' })).toBe(
      '<a title="&quot;&gt;&lt;script&gt;Tyres &amp; Sons&#39;">',
    );
  });

  it('does not read placeholders out of a value', () => {
    expect(fill('{{shopName}}', { shopName: '{{email}}' })).toBe('{{email}}');
  });

  it.each(['{{retrunDays}}', '{{toString}}', '{{constructor}}', '{returnDays}'])(
    'leaves %s as it was typed',
    (typed) => {
      expect(fill(typed)).toBe(typed);
    },
  );
});

describe.each(seeded)('the seeded text $file', ({ html }) => {
  it('leaves no placeholder unfilled', () => {
    expect(fill(html)).not.toMatch(/[{}]/);
  });

  it('C-31 is what cleaning leaves of it, but for what every link carries', () => {
    expect(cleanRichText(html).replaceAll(' rel="noopener"', '')).toBe(html.trim());
  });

  it('closes every tag in order', () => {
    const open: string[] = [];
    for (const [, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (name) open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('C-48 holds no fact of the shop that a setting has', () => {
    const facts = Object.values(placeholderValues(someSettings())).filter(
      (value) => value.length > 3 && !/^\d+$/.test(value),
    );
    expect(facts.filter((fact) => html.includes(fact))).toEqual([]);
  });

  it('GEN-16 claims free delivery neither over £50 nor on all orders', () => {
    expect(fill(html)).not.toMatch(/£50\b|free delivery on all/i);
  });
});
