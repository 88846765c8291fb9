import { describe, expect } from 'vitest';
import { someSettings } from '../../../../test/fixtures/content/settings.ts';
import { anOrderThatIs, changeStatus } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

async function ask<Data>(shop: TestShop, fields: string): Promise<Data> {
  const { data, errors } = await shop.graphql<{ shopSettings: Data }>(`{ shopSettings { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data.shopSettings;
}

async function set(shop: TestShop, key: string, value: unknown): Promise<void> {
  await shop.rows(
    `insert into settings (key, value, updated_at)
      values ($1, $2, now())
      on conflict (key) do update
      set value = excluded.value`,
    [key, JSON.stringify(value)],
  );
  await shop.announce('settings');
}

describe('the shop’s facts', () => {
  it('the shop’s facts have defaults that are marked as invented', async ({ shop }) => {
    expect(
      await ask(
        shop,
        'shopName phone phoneHref secondPhone secondPhoneHref isDemonstration deliveryText dispatchCutOff popularSizes',
      ),
    ).toEqual({
      shopName: 'Treadline',
      phone: '01632 960 100',
      phoneHref: 'tel:+441632960100',
      secondPhone: '01632 960 117',
      secondPhoneHref: 'tel:+441632960117',
      isDemonstration: true,
      deliveryText: '3-5',
      dispatchCutOff: '14:00',
      popularSizes: ['205/55 R16', '195/65 R15', '225/45 R17', '225/40 R18'],
    });
  });

  it('SEO-04 the shop’s settings include opening hours for every day of the week', async ({ shop }) => {
    const { openingHours } = await ask<{
      openingHours: { dayNames: string[]; opens: string; closes: string }[];
    }>(shop, 'openingHours { dayNames opens closes }');
    expect(
      openingHours.flatMap(({ dayNames, opens, closes }) =>
        dayNames.map((day) => `${day} ${opens}-${closes}`),
      ),
    ).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day} 08:00-18:00`),
      'Saturday 09:00-17:00',
      'Sunday 10:00-16:00',
    ]);
  });

  it('the shop’s settings change as soon as the owner changes them, and contain only known keys', async ({
    shop,
  }) => {
    await set(shop, 'phone', '020 7946 0000');
    await set(shop, 'companyNumber', '12345678');
    await set(shop, 'openingHours', [
      { days: 'Daily', dayNames: ['Monday'], opens: '07:30', closes: '12:15' },
    ]);
    await set(shop, 'nobodyKnows', 1);
    expect(await ask(shop, 'phone phoneHref isDemonstration openingHours { days opens }')).toEqual({
      phone: '020 7946 0000',
      phoneHref: 'tel:+442079460000',
      isDemonstration: false,
      openingHours: [{ days: 'Daily', opens: '07:30' }],
    });
  });

  it('GEN-17 the shop’s settings include today’s opening hours, by the day in London', async ({ shop }) => {
    const openOn = async (instant: string) => {
      shop.setNow(new Date(instant));
      await set(
        shop,
        'openingHours',
        someSettings().openingHours.filter(({ days }) => days !== 'Sun'),
      );
      return (await ask<{ openToday: unknown }>(shop, 'openToday { days opens closes }')).openToday;
    };
    expect(await openOn('2026-11-20T10:00:00Z')).toEqual({
      days: 'Mon–Fri',
      opens: '08:00',
      closes: '18:00',
    });
    // In London this Friday evening is already Saturday.
    expect(await openOn('2026-06-19T23:30:00Z')).toEqual({ days: 'Sat', opens: '09:00', closes: '17:00' });
    expect(await openOn('2026-11-22T10:00:00Z')).toBeNull();
  });

  it('the shop’s settings claim fixed figures, or the counted ones if the owner prefers those', async ({
    shop,
  }) => {
    await set(shop, 'claimedTyres', { products: 20_000, summer: 1, winter: 2, allSeason: 3 });
    expect(await ask(shop, 'claims { products summer winter allSeason }')).toEqual({
      claims: { products: 20_000, summer: 1, winter: 2, allSeason: 3 },
    });
    await set(shop, 'claimsMode', 'live');
    expect(await ask(shop, 'claims { products summer winter allSeason }')).toEqual({
      claims: { products: 19_446, summer: 17_397, winter: 1_173, allSeason: 876 },
    });
  });

  it('the shop’s settings claim its own delivery team only while the owner does', async ({ shop }) => {
    expect(await ask(shop, 'claims { ownDeliveryTeam }')).toEqual({
      claims: { ownDeliveryTeam: 'Delivered by our own team, with no third-party couriers' },
    });
    await set(shop, 'ownDeliveryTeamClaim', false);
    expect(await ask(shop, 'claims { ownDeliveryTeam }')).toEqual({ claims: { ownDeliveryTeam: null } });
  });

  it('GEN-14 C-04 the shop’s settings claim its own delivery team only while no order goes by carrier', async ({
    shop,
    admin,
  }) => {
    await set(shop, 'ownDeliveryTeamClaim', true);
    const { orderId } = await anOrderThatIs(shop, 'PROCESSING', admin);
    const claimAt = async (instant: string) => {
      shop.setNow(new Date(instant));
      await shop.announce('settings');
      return (await ask<{ claims: { ownDeliveryTeam: string | null } }>(shop, 'claims { ownDeliveryTeam }'))
        .claims.ownDeliveryTeam;
    };
    expect(await claimAt('2026-11-20T10:00:00Z')).toContain('no third-party couriers');
    await changeStatus(shop, orderId, 'SHIPPED', admin, { shippingProvider: 'DPD' });
    expect(await claimAt('2027-02-17T10:00:00Z')).toBeNull();
    expect(await claimAt('2027-02-19T10:00:00Z')).toContain('no third-party couriers');
  });
});
