import { zipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { feedNow, looked } from './feed.builder.ts';
import { fileOf, offersOf, openFeedTest } from './running-feed.builder.ts';

const { it, aRunningFeed, host, serve } = await openFeedTest({ SUPPLIER_FETCH_SECONDS: '3' });

describe('a host that', () => {
  const bomb = (): Buffer => {
    const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1024) });
    const entry = Buffer.from(bytes).indexOf('PK\u0001\u0002', 0, 'latin1');
    new DataView(bytes.buffer).setUint32(entry + 24, 3_000_000_000, true);
    return Buffer.from(bytes);
  };

  it.for([
    ['answers 500', (response) => response.writeHead(500).end('Asleep'), 'The host answered 500: Asleep.'],
    ['hangs', () => undefined, 'The host didn’t send the whole file within 3 seconds.'],
    ['sends an empty file', (response) => response.end(), 'The file is empty.'],
    [
      'sends a web page',
      (response) => response.end('<!DOCTYPE html><title>Sign in</title>'),
      'The file is a web page instead of a table.',
    ],
    [
      'redirects inward',
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      '169.254.169.254 is on a private network.',
    ],
    ['sends a zip bomb', (response) => response.end(bomb()), /unpacks to more than 400 MB/],
    ['sends only names of columns', (response) => response.end('SKU,Net,Qty\n'), /no rows below the names/],
  ] as const satisfies readonly (readonly [string, typeof host.answer, string | RegExp])[])(
    '%s changes nothing, and the feed says why',
    async ([, answer, message], { shop, admin, tyres }) => {
      const { id, supplierId } = await aRunningFeed(shop, admin, tyres);
      const before = await offersOf(shop, supplierId);
      host.answer = answer;
      const trouble = typeof message === 'string' ? message : expect.stringMatching(message);
      expect(await looked(shop, admin, id)).toMatchObject({
        outcome: 'FAILED',
        message: trouble,
        import: null,
      });
      expect(await looked(shop, admin, id)).toMatchObject({ outcome: 'FAILED', times: 2 });
      expect(await feedNow(shop, admin, id)).toMatchObject({ trouble, nextAt: '2026-11-20T10:15:00.000Z' });
      expect(await offersOf(shop, supplierId)).toEqual(before);
      expect(
        await shop.rows(`select 1 from imports where kind = 'OFFERS' and about = $1`, [String(supplierId)]),
      ).toHaveLength(1);
      serve(fileOf(tyres, { units: 5 }));
      expect(await looked(shop, admin, id)).toMatchObject({ import: { status: 'DONE' } });
      expect(await feedNow(shop, admin, id)).toMatchObject({ trouble: null });
    },
  );
});
