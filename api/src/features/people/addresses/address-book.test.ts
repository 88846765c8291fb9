import { MOST_SAVED_ADDRESSES } from '@treadline/schema/trade/values/limits';
import { describe, expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { aSavedAddress, aSaving, bookOf } from '../../../../test/fixtures/account/address-book.ts';
import { anAddress } from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { personalAddresses } from './addresses.personal-data.ts';

const it = shopTest();

const MISSING = {
  address: anAddress({ firstName: '', lastName: ' ', line1: '', city: '', postcode: '' }),
};

describe('an address book', () => {
  it('C-14 saves an address as the checkout would, with its label', async ({ shop }) => {
    const book = bookOf(shop, await aCustomer(shop));
    expect(await book.list()).toEqual([]);
    const address = anAddress({
      firstName: ' Sam ',
      company: ' ',
      line2: 'Flat 2',
      postcode: 'bt15gs',
      country: 'NI',
    });
    const saved = {
      label: 'Home',
      firstName: 'Sam',
      lastName: 'Carter',
      company: null,
      line1: '4 Ivel Road',
      line2: 'Flat 2',
      city: 'Bedford',
      postcode: 'BT1 5GS',
      country: 'NI',
    };
    expect(await book.add({ label: ' Home ', address })).toMatchObject({ kind: 'SavedAddress', ...saved });
    expect(await book.list()).toMatchObject([saved]);
  });

  it('CHK-06 CHK-07 C-50 names every invalid field in the checkout’s words, and saves nothing', async ({
    shop,
  }) => {
    const book = bookOf(shop, await aCustomer(shop));
    expect(await book.add(MISSING)).toEqual({
      kind: 'InvalidInput',
      message: 'Please fill in all required fields',
      fields: [
        { path: 'address.firstName', message: 'First name is required' },
        { path: 'address.lastName', message: 'Last name is required' },
        { path: 'address.line1', message: 'Address is required' },
        { path: 'address.city', message: 'City is required' },
        { path: 'address.postcode', message: 'Postcode is required' },
      ],
    });
    expect(await book.add(aSaving({ postcode: 'D02 AF30' }))).toMatchObject({
      fields: [{ path: 'address.postcode', message: 'Please enter a valid postcode' }],
    });
    expect(await book.add(aSaving({ line1: 'x'.repeat(201) }, 'x'.repeat(41)))).toMatchObject({
      fields: [
        { path: 'label', message: 'Please use at most 40 characters' },
        { path: 'address.line1', message: 'Please use at most 200 characters' },
      ],
    });
    expect(await book.list()).toEqual([]);
  });

  it('accepts every character that the limits allow', async ({ shop }) => {
    const name = '🛞'.repeat(100);
    expect(
      await bookOf(shop, await aCustomer(shop)).add(
        aSaving({ firstName: name, line1: '🛞'.repeat(200) }, '🛞'.repeat(40)),
      ),
    ).toMatchObject({ kind: 'SavedAddress', firstName: name });
    expect(await bookOf(shop, await aCustomer(shop)).add(aSaving({ city: 'Bed\ud800ford' }))).toMatchObject({
      kind: 'SavedAddress',
      city: 'Bed�ford',
    });
  });

  it('saves the same address once, even if it is submitted several times at once', async ({ shop }) => {
    const book = bookOf(shop, await aCustomer(shop));
    const answers = await Promise.all(
      ['mk420aa', 'MK42 0AA', ' mk42 0aa'].map((postcode) => book.add(aSaving({ postcode }))),
    );
    expect(new Set(answers.map((answer) => answer.kind === 'SavedAddress' && answer.id)).size).toBe(1);
    await book.add(aSaving({}, 'Home'));
    await book.add(aSaving());
    expect(await book.list()).toMatchObject([{ label: 'Home' }]);
  });

  it('refuses a twenty-first address, even if several arrive at once', async ({ shop }) => {
    const who = await aCustomer(shop);
    const book = bookOf(shop, who);
    for (let number = 1; number < MOST_SAVED_ADDRESSES; number += 1)
      await aSavedAddress(shop, who, { line1: `${number} High Street` });
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((letter) => book.add(aSaving({ line1: `20${letter} High Street` }))),
    );
    expect(answers.filter(({ kind }) => kind === 'SavedAddress')).toHaveLength(1);
    expect(answers.find(({ kind }) => kind === 'AddressBookFull')).toEqual({
      kind: 'AddressBookFull',
      limit: 20,
      message: 'You can save up to 20 addresses. Remove one to add another.',
    });
    expect(await book.list()).toHaveLength(MOST_SAVED_ADDRESSES);
  });

  it('replaces an address, which stays the default if it was', async ({ shop }) => {
    const who = await aCustomer(shop);
    const book = bookOf(shop, who);
    const { id } = await aSavedAddress(shop, who, { company: 'Ivel Ltd' }, 'Home');
    expect(await book.change(id, MISSING)).toMatchObject({ kind: 'InvalidInput' });
    expect(await book.change(id, aSaving({ line1: '5 Ivel Road' }))).toMatchObject({
      kind: 'SavedAddress',
      id,
      label: null,
      line1: '5 Ivel Road',
      company: null,
      isDeliveryDefault: true,
    });
    expect(await book.list()).toMatchObject([
      { id, label: null, line1: '5 Ivel Road', isDeliveryDefault: true, isBillingDefault: true },
    ]);
  });
});

describe('the defaults', () => {
  it("are the first address until another is chosen for delivery or billing; a deleted one isn't replaced", async ({
    shop,
  }) => {
    const who = await aCustomer(shop);
    const book = bookOf(shop, who);
    const home = await aSavedAddress(shop, who);
    const work = await aSavedAddress(shop, who, { line1: '1 Works Lane' });
    const defaults = async () =>
      (await book.list()).map(({ isDeliveryDefault, isBillingDefault }) => [
        isDeliveryDefault,
        isBillingDefault,
      ]);
    expect(await defaults()).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await book.makeDefault(work.id, 'DELIVERY')).toEqual({
      id: work.id,
      isDeliveryDefault: true,
      isBillingDefault: false,
    });
    expect(await defaults()).toEqual([
      [false, true],
      [true, false],
    ]);
    await book.makeDefault(work.id, 'DELIVERY');
    expect(await defaults()).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(await book.remove(work.id)).toBe(true);
    expect(await book.remove(work.id)).toBe(false);
    expect(await defaults()).toEqual([[false, true]]);
    expect(await book.makeDefault(home.id, 'DELIVERY')).toMatchObject({
      isDeliveryDefault: true,
      isBillingDefault: true,
    });
  });

  it('are one of each kind, however many are chosen at once', async ({ shop }) => {
    const who = await aCustomer(shop);
    const book = bookOf(shop, who);
    const kept = [
      await aSavedAddress(shop, who),
      await aSavedAddress(shop, who, { line1: '1 Works Lane' }),
      await aSavedAddress(shop, who, { line1: '2 Works Lane' }),
    ];
    const answers = await Promise.all(
      [...kept, ...kept].flatMap(({ id }) => [
        book.makeDefault(id, 'DELIVERY'),
        book.makeDefault(id, 'BILLING'),
      ]),
    );
    expect(answers.every((answer) => answer !== null)).toBe(true);
    const list = await book.list();
    expect([
      list.filter(({ isDeliveryDefault }) => isDeliveryDefault).length,
      list.filter(({ isBillingDefault }) => isBillingDefault).length,
    ]).toEqual([1, 1]);
  });

  it.for(['is_delivery_default', 'is_billing_default'])(
    "can't be two in the database: %s",
    async (column, { shop }) => {
      const who = await aCustomer(shop);
      await aSavedAddress(shop, who);
      await aSavedAddress(shop, who, { line1: '1 Works Lane' });
      await expect(
        shop.rows(`update saved_addresses set ${column} = true where user_id = $1`, [who.id]),
      ).rejects.toThrow(/duplicate key/);
    },
  );
});

it('PERM-04 hides each address book from other customers, and treats its addresses as unknown', async ({
  shop,
}) => {
  const owner = await aCustomer(shop);
  const stranger = bookOf(shop, await aCustomer(shop));
  const { id } = await aSavedAddress(shop, owner);
  const unknown = {
    kind: 'SavedAddressNotFound',
    message: 'This address is no longer in the address book.',
  };
  expect(await stranger.list()).toEqual([]);
  expect(await stranger.change(id, aSaving({ line1: 'Mine' }))).toEqual(unknown);
  expect(await stranger.change('no id', aSaving())).toEqual(unknown);
  expect(await stranger.makeDefault(id, 'DELIVERY')).toBeNull();
  expect(await stranger.makeDefault('no id', 'DELIVERY')).toBeNull();
  expect(await stranger.remove(id)).toBe(false);
  expect(await stranger.remove('no id')).toBe(false);
  expect(await bookOf(shop, owner).list()).toMatchObject([
    { id, line1: '4 Ivel Road', isDeliveryDefault: true },
  ]);
  expect((await shop.graphql('{ mySavedAddresses { id } }')).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

it('exports everything stored about its owner, and deletes it on request', async ({ shop }) => {
  const [person, other] = [await aCustomer(shop), await aCustomer(shop)];
  await aSavedAddress(shop, person, {}, 'Home');
  await aSavedAddress(shop, other);
  const em = shop.services.platform.orm.em.fork();
  const whose = { userId: person.id, email: person.email, emailVerified: true };
  expect(await personalAddresses.read(em, whose)).toEqual([
    {
      label: 'Home',
      firstName: 'Sam',
      lastName: 'Carter',
      company: null,
      line1: '4 Ivel Road',
      line2: null,
      city: 'Bedford',
      postcode: 'MK42 0AA',
      country: 'GB',
      isDeliveryDefault: true,
      isBillingDefault: true,
      savedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  await personalAddresses.erase(em, whose);
  expect(await bookOf(shop, person).list()).toEqual([]);
  expect(await bookOf(shop, other).list()).toHaveLength(1);
});

it('none of this logs a warning', ({ shop }) => {
  expect(shop.complaints.filter((line) => !line.includes('duplicate key'))).toEqual([]);
});
