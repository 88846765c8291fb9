import { describe, expect, onTestFinished } from 'vitest';
import { updateSettings, settingGroups } from '../../../../test/fixtures/content/admin-settings.ts';
import { anUnpaidOrder } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-12-24T10:00:00Z') });

it.afterEach(async ({ shop }) => {
  await shop.rows('delete from settings');
  await shop.announce('settings');
});

async function ask<Data>(shop: TestShop, fields: string): Promise<Data> {
  const { data, errors } = await shop.graphql<{ shopSettings: Data }>(`{ shopSettings { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data.shopSettings;
}

describe('the owner’s settings', () => {
  it('every setting has a label and says where it is shown, and its form returns the value it was given', async ({
    shop,
    admin,
  }) => {
    const groups = await settingGroups(shop, admin);
    expect(groups.map(({ name }) => name)).toEqual([
      'COMPANY',
      'HOURS',
      'DELIVERY',
      'PROMISES',
      'CLAIMS',
      'FITTING',
      'STOREFRONT',
      'EMAILS',
      'ANALYTICS',
      'SAFETY',
    ]);
    for (const { name, settings } of groups) {
      expect(settings.every(({ isDefault }) => isDefault)).toBe(true);
      const unchanged = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
      expect(await updateSettings(shop, admin, name, unchanged)).toEqual({
        kind: 'AdminSettingGroup',
        revision: 0,
      });
    }
    expect(await shop.rows('select key from settings')).toEqual([]);
  });

  it('changing the order number prefix affects later orders but not existing ones', async ({
    shop,
    admin,
  }) => {
    const numberOf = async (id: string) =>
      (await shop.rows<{ number: string }>('select number from orders where id = $1', [id]))[0]?.number;
    const before = await anUnpaidOrder(shop);
    expect(await updateSettings(shop, admin, 'COMPANY', { orderNumberPrefix: ' ivel ' })).toMatchObject({
      revision: 1,
    });
    expect(await ask(shop, 'orderNumberPrefix')).toEqual({ orderNumberPrefix: 'IVEL' });
    expect((await anUnpaidOrder(shop)).orderNumber).toMatch(/^IVEL-\d{4}-\d{4}$/);
    expect(await numberOf(before.orderId)).toBe(before.orderNumber);
    for (const orderNumberPrefix of ['', 'T', 'TYRESX', 'T4L', 'ÄÖ', 'T-L', 7])
      expect(await updateSettings(shop, admin, 'COMPANY', { orderNumberPrefix })).toMatchObject({
        kind: 'InvalidInput',
        fields: [{ path: 'values.orderNumberPrefix' }],
      });
  });

  it('a changed setting shows at once, in other processes too, and the audit log says who changed it', async ({
    shop,
    admin,
  }) => {
    const other = await openTestShop({ besides: shop });
    onTestFinished(() => other.close());
    const shown = '{ shopSettings { freeDeliveryFrom claims { freeDelivery } dispatchCutOff } }';
    await Promise.all([shop.graphql(shown), other.graphql(shown)]);
    const values = { freeDeliveryFrom: 15_000, dispatchCutOffHour: 16, standardDeliveryPrice: 1_599 };
    expect(await updateSettings(shop, admin, 'DELIVERY', values)).toMatchObject({ revision: 2 });
    const expected = {
      freeDeliveryFrom: 15_000,
      claims: { freeDelivery: 'Free delivery over £150' },
      dispatchCutOff: '16:00',
    };
    expect((await shop.graphql(shown)).data).toEqual({ shopSettings: expected });
    await expect
      .poll(async () => (await other.graphql(shown)).data, { timeout: 2_000 })
      .toEqual({ shopSettings: expected });
    const delivery = (await settingGroups(shop, admin)).find(({ name }) => name === 'DELIVERY');
    expect(delivery?.settings.find(({ key }) => key === 'freeDeliveryFrom')).toMatchObject({
      value: 15_000,
      defaultValue: 20_000,
      isDefault: false,
      updatedBy: 'Shop Administrator',
      shownOn: expect.arrayContaining([{ label: 'Delivery', path: '/shipping' }]),
    });
    expect(
      await shop.rows(
        `select actor_id, subject_id, before, after
          from audit_entries
          where subject = 'settings'
          order by id desc
          limit 1`,
      ),
    ).toEqual([
      {
        actor_id: admin.id,
        subject_id: 'DELIVERY',
        before: { freeDeliveryFrom: '£200.00', dispatchCutOffHour: 14 },
        after: { freeDeliveryFrom: '£150.00', dispatchCutOffHour: 16 },
      },
    ]);
  });

  it('if two people change a group at once, the second is told and nothing is lost', async ({
    shop,
    admin,
  }) => {
    expect(await updateSettings(shop, admin, 'COMPANY', { phone: '01632 960 200' }, 0)).toMatchObject({
      kind: 'AdminSettingGroup',
    });
    expect(await updateSettings(shop, admin, 'COMPANY', { phone: '01632 960 300' }, 0)).toEqual({
      kind: 'StaleWrite',
      revision: 1,
      message: 'Someone else has changed this in the meantime. Compare the two before you save.',
    });
    expect(await ask(shop, 'phone')).toEqual({ phone: '01632 960 200' });
    expect(await updateSettings(shop, admin, 'FITTING', { calloutMinutes: 60 }, 0)).toMatchObject({
      revision: 1,
    });
  });

  it.for([
    ['DELIVERY', { freeDeliveryFrom: -1 }, 'freeDeliveryFrom', 'The amount must be from £0 to £10,000'],
    ['DELIVERY', { freeDeliveryFrom: 1e9 }, 'freeDeliveryFrom', 'The amount must be from £0 to £10,000'],
    [
      'DELIVERY',
      { expressDeliveryPrice: '12,50' },
      'expressDeliveryPrice',
      'Enter an amount in pounds, such as 15.99',
    ],
    ['DELIVERY', { dispatchCutOffHour: 25 }, 'dispatchCutOffHour', 'This must be from 0 to 23'],
    [
      'DELIVERY',
      { deliveryDays: { min: 5, max: 3 } },
      'deliveryDays.max',
      'The second number can’t be lower than the first',
    ],
    [
      'DELIVERY',
      { expressAreas: ['MK', '42'] },
      'expressAreas',
      '“42”: a postcode area has one or two letters, such as MK',
    ],
    ['DELIVERY', { shopName: 'Elsewhere' }, 'shopName', 'This group has no setting of this name'],
    ['DELIVERY', { constructor: 1 }, 'constructor', 'This group has no setting of this name'],
    [
      'COMPANY',
      { shopName: '<script>alert(1)</script>' },
      'shopName',
      'This is shown as plain text: leave out < and >',
    ],
    ['COMPANY', { shopName: '  ' }, 'shopName', 'This can’t be empty'],
    ['COMPANY', { email: 'nobody' }, 'email', 'Please enter a valid email'],
    ['COMPANY', { address: ['Bedford'] }, 'address', 'Enter at least 3 lines'],
    [
      'HOURS',
      { openingHours: { Monday: { opens: '18:00', closes: '08:00' } } },
      'openingHours.Monday.closes',
      'Closing time must be after opening time',
    ],
    [
      'HOURS',
      { openingHours: { Sunday: { opens: '25:00', closes: '26:00' } } },
      'openingHours.Sunday.opens',
      'Enter a time such as 08:00',
    ],
    ['HOURS', { specialDays: [{ date: '2026-02-30', name: 'Never' }] }, 'specialDays.0.date', 'Choose a day'],
    ['PROMISES', { cancellationDays: 7 }, 'cancellationDays', 'This must be from 14 to 365'],
    [
      'STOREFRONT',
      { popularSizes: ['very big'] },
      'popularSizes',
      '“very big”: a size looks like 205/55 R16',
    ],
    ['STOREFRONT', { saleBadge: 'always' }, 'saleBadge', 'Choose one of the options'],
  ] as const)(
    'an invalid value is refused with a reason: %s %j',
    async ([group, values, path, message], { shop, admin }) => {
      expect(await updateSettings(shop, admin, group, values)).toEqual({
        kind: 'InvalidInput',
        message: 'We couldn’t save these settings',
        fields: [{ path: `values.${path}`, message }],
      });
    },
  );

  it("GEN-17 holidays replace that day's hours, and an ordinary week is grouped by its hours", async ({
    shop,
    admin,
  }) => {
    const day = { opens: '09:00', closes: '17:30' };
    const week = { Monday: day, Tuesday: day, Wednesday: day, Thursday: null, Friday: day, Saturday: null };
    const days = [
      { date: '2026-12-25', name: 'Christmas Day', opens: null, closes: null },
      { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '12:00' },
      { date: '2026-11-01', name: 'Long ago', opens: null, closes: null },
    ];
    await updateSettings(shop, admin, 'HOURS', {
      openingHours: { ...week, Sunday: null },
      specialDays: days,
    });
    const [entry] = await shop.rows<{ after: object }>(
      "select after from audit_entries where subject_id = 'HOURS' order by id desc limit 1",
    );
    expect(entry?.after).toEqual({
      openingHours: 'Mon–Wed 09:00–17:30, Fri 09:00–17:30',
      specialDays:
        'Long ago 2026-11-01 closed, Christmas Eve 2026-12-24 09:00–12:00, Christmas Day 2026-12-25 closed',
    });
    const fields =
      'openingHours { days opens closes } openToday { opens closes } specialToday specialDays { name }';
    expect(await ask(shop, fields)).toEqual({
      openingHours: [
        { days: 'Mon–Wed', ...day },
        { days: 'Fri', ...day },
      ],
      openToday: { opens: '09:00', closes: '12:00' },
      specialToday: 'Christmas Eve',
      specialDays: [{ name: 'Christmas Eve' }, { name: 'Christmas Day' }],
    });
    shop.setNow(new Date('2026-12-25T10:00:00Z'));
    await shop.announce('settings');
    expect(await ask(shop, 'openToday { opens } specialToday')).toEqual({
      openToday: null,
      specialToday: 'Christmas Day',
    });
  });

  it('the owner is warned when claimed figures exceed the catalogue, unless tyres are counted', async ({
    shop,
    admin,
  }) => {
    const warning = async () =>
      (await settingGroups(shop, admin)).find(({ name }) => name === 'CLAIMS')?.warning;
    expect(await warning()).toBeNull();
    const claimedTyres = { products: 30_000, summer: 17_397, winter: 1_173, allSeason: 876 };
    await updateSettings(shop, admin, 'CLAIMS', { claimedTyres });
    expect(await warning()).toBe(
      'Your claims exceed the catalogue (Tyres: 30,000 claimed, 19,446 in the catalogue).',
    );
    await updateSettings(shop, admin, 'CLAIMS', { claimsMode: 'live' });
    expect(await warning()).toBeNull();
    expect(await ask(shop, 'claims { products }')).toEqual({ claims: { products: 19_446 } });
  });

  it('CARD-07 the owner can switch off the sale badge: then cards have no old price', async ({
    shop,
    admin,
  }) => {
    const sales = async () => {
      const { data } = await shop.graphql<{
        products: { items: { wasPrice: number | null }[]; pageInfo: { totalItems: number } };
      }>('{ products(filter: { onSale: true }) { items { wasPrice } pageInfo { totalItems } } }');
      return data.products.pageInfo.totalItems;
    };
    expect(await sales()).toBeGreaterThan(0);
    await updateSettings(shop, admin, 'STOREFRONT', { saleBadge: 'off' });
    expect(await sales()).toBe(0);
    expect((await shop.graphql('{ product(id: 5000) { wasPrice } }')).data).toEqual({
      product: { wasPrice: null },
    });
    await updateSettings(shop, admin, 'STOREFRONT', { saleBadge: 'history' });
    expect(await sales()).toBeGreaterThan(0);
  });
});
