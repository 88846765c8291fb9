import { describe, expect } from 'vitest';
import { askAs, type AdminProduct } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { decided, feedNow, looked } from './feed.builder.ts';
import { FeedWatch } from './fetching/feed-watch.service.ts';
import { fileOf, later, offersOf, openFeedTest, TYRES } from './running-feed.builder.ts';

const { it, aRunningFeed, host, serve } = await openFeedTest();

describe('a feed’s file that is unusual changes nothing until a person decides', () => {
  const half = TYRES / 2;

  it.for([
    [
      'cut off',
      (tyres: readonly AdminProduct[]) => fileOf(tyres.slice(0, half)),
      /^It has 5 rows, and the one .* had 10/,
    ],
    [
      'with a missing column',
      (tyres) => fileOf(tyres, { head: 'SKU,Net,Menge' }),
      /“Qty” missing, “Menge” new/,
    ],
    [
      'with jumping costs',
      (tyres) => fileOf(tyres, { cost: 90 }),
      /^10 of 10 costs change by more than 30%\.$/,
    ],
    ['without stock', (tyres) => fileOf(tyres, { units: 0 }), /^All of its 10 tyres are out of stock\.$/],
    [
      'with all rows twice',
      (tyres) => fileOf([...tyres, ...tyres], { units: 7 }),
      /^10 of its 20 rows are about a tyre of an earlier row\.$/,
    ],
    [
      'with words for costs',
      (tyres) => fileOf(tyres).replaceAll(/,5\d,/g, ',call us,'),
      /^10 of its 10 rows can’t be read/,
    ],
    [
      'about other tyres',
      (tyres) => fileOf(tyres.map((tyre) => ({ ...tyre, sku: `X-${tyre.sku}` }))),
      /^None of its rows is about a tyre that the shop has\.$/,
    ],
  ] as const satisfies readonly (readonly [string, (tyres: readonly AdminProduct[]) => string, RegExp])[])(
    '%s',
    async ([, file, hold], { shop, admin, tyres }) => {
      const { id, supplierId } = await aRunningFeed(shop, admin, tyres);
      const before = await offersOf(shop, supplierId);
      serve(file(tyres));
      const run = await looked(shop, admin, id);
      expect(run).toMatchObject({
        outcome: 'TAKEN',
        import: { status: 'READY', hold: expect.stringMatching(hold) },
      });
      expect(await offersOf(shop, supplierId)).toEqual(before);

      // No further file is looked for meanwhile.
      const requests = host.received.length;
      serve(fileOf(tyres, { units: 6 }));
      await looked(shop, admin, id);
      expect(host.received.length).toBe(requests);
      await decided(shop, admin, run?.import?.id ?? 0, 'cancel');
      expect(await offersOf(shop, supplierId)).toEqual(before);
      expect(await looked(shop, admin, id)).toMatchObject({ import: { status: 'DONE' } });
      expect((await offersOf(shop, supplierId))[0]).toMatchObject({ units: 6 });
    },
  );

  it('an old file again', async ({ shop, admin, tyres }) => {
    const { id } = await aRunningFeed(shop, admin, tyres);
    serve(fileOf(tyres, { units: 3 }));
    await looked(shop, admin, id);
    serve(fileOf(tyres));
    expect(await looked(shop, admin, id)).toMatchObject({
      import: {
        status: 'READY',
        hold: expect.stringMatching(/^It’s the file of 20 November 2026 at 10:00 again/),
      },
    });
  });

  it('a file that comes late', async ({ shop, admin, tyres }) => {
    const { id } = await aRunningFeed(shop, admin, tyres, { lateAfterHours: 4 });
    later(shop, 7);
    await looked(shop, admin, id);
    await shop.services.get(FeedWatch).sweep();
    expect(await feedNow(shop, admin, id)).toMatchObject({ lateSince: '2026-11-20T14:00:00.000Z' });
    serve(fileOf(tyres, { units: 2 }));
    expect(await looked(shop, admin, id)).toMatchObject({
      import: { status: 'READY', hold: 'It came 3 hours late. Check that it isn’t out of date.' },
    });
    expect(await feedNow(shop, admin, id)).toMatchObject({ lateSince: null });
  });

  it('and what a person applies is the measure of the next', async ({ shop, admin, tyres }) => {
    const { id, supplierId } = await aRunningFeed(shop, admin, tyres);
    serve(fileOf(tyres.slice(0, half), { units: 5, head: 'SKU,Net,Menge' }));
    const run = await looked(shop, admin, id);
    const input = { id: run?.import?.id, columns: ['sku', 'cost', 'units'], decimalComma: false };
    await askAs(
      shop,
      admin,
      'mutation ($input: MapImportInput!) { mapOfferImport(input: $input) { __typename } }',
      { input },
    );
    await decided(shop, admin, run?.import?.id ?? 0, 'apply');
    await decided(shop, admin, run?.import?.id ?? 0, 'apply');
    serve(fileOf(tyres.slice(0, half), { units: 1, head: 'SKU,Net,Menge' }));
    expect(await looked(shop, admin, id)).toMatchObject({ import: { status: 'DONE' } });
    expect((await offersOf(shop, supplierId))[0]).toMatchObject({ units: 1 });
  });
});
