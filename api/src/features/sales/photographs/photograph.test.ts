import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { grantedBy } from '@treadline/schema/trade/people/scope';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../test/account.ts';
import { anUnpaidOrder } from '../../../../test/fixtures/order.ts';
import { aPhotograph, cameraPhotograph, sendPhotograph } from '../../../../test/fixtures/photograph.ts';
import { nextAddress } from '../../../../test/next-address.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { Order, OrderKeys } from '../orders/index.ts';
import { Photograph } from './photograph.entity.ts';
import { forgetPhotographs, PhotographService } from './photograph.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const HOUR_MS = 3_600_000;

const it = shopTest({ env: { TRUSTED_PROXIES: '1' }, now: NOW, jobs: [] });

const seen = (shop: TestShop, url: string) => shop.app.inject({ url });

/** The viewer that services see for a signed-in person. */
const viewerOf = ({ id }: SignedIn, role: 'CUSTOMER' | 'ADMIN' = 'CUSTOMER') => ({
  role,
  userId: id,
  sessionId: null,
  ...(role === 'ADMIN' ? { staff: { slug: 'owner', label: 'Owner', scopes: grantedBy(null) } } : {}),
});

/** Attaches photographs to a made-up subject, as a feature does within its own transaction. */
const attach = (
  shop: TestShop,
  viewer: Parameters<PhotographService['attach']>[1],
  ids: readonly string[],
  subjectId: string,
): Promise<void> =>
  shop.services.platform.orm.em
    .fork()
    .transactional((em) => shop.services.get(PhotographService).attach(em, viewer, ids, 'test', subjectId));

/** The key of a guest's order, as an email contains it. */
async function aGuestsKey(shop: TestShop): Promise<{ orderId: string; headers: Record<string, string> }> {
  const { orderId } = await anUnpaidOrder(shop);
  const order = await shop.services.platform.orm.em.fork().findOneOrFail(Order, { id: orderId });
  const { key } = await shop.services.get(OrderKeys).sign(order, 1);
  return { orderId, headers: { 'order-key': key } };
}

describe('a photograph', () => {
  it('is re-encoded without its location, and its link works for only an hour', async ({
    shop,
    customer,
  }) => {
    const { body } = await sendPhotograph(shop, await cameraPhotograph(4_000, 3_000), customer.headers);
    expect(body).toEqual({
      success: true,
      id: expect.any(String),
      url: expect.stringContaining(`/uploads/photographs/${String(body['id'])}.webp?key=`),
      width: 1_600,
      height: 1_200,
    });
    const answer = await seen(shop, String(body['url']));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const { exif, width } = await sharp(answer.rawPayload).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 1_600 });

    shop.setNow(new Date(NOW.getTime() + HOUR_MS + 1_000));
    expect((await seen(shop, String(body['url']))).statusCode).toBe(404);
  });

  it('can be reached only by its signed link', async ({ shop, customer }) => {
    const [one, other] = [await aPhotograph(shop, customer), await aPhotograph(shop, customer)];
    const session = customer.headers['authorization']?.replace('Bearer ', '');
    for (const url of [
      `/uploads/photographs/${one.id}.webp`,
      `/uploads/photographs/${one.id}.webp?key=`,
      `/uploads/photographs/${one.id}.webp?key=${session}`,
      other.url.replace(other.id, one.id),
      `/uploads/products/../photographs/${one.id}.webp`,
      `/uploads/photographs/`,
    ])
      expect([url, (await seen(shop, url)).statusCode]).toEqual([url, 404]);
  });

  it('can be uploaded only by customers, administrators and holders of an order key', async ({
    shop,
    admin,
    customer,
  }) => {
    const { headers } = await aGuestsKey(shop);
    const bytes = await cameraPhotograph();
    for (const [sender, status] of [
      [{}, 401],
      [{ 'order-key': 'made-up' }, 401],
      [headers, 201],
      [customer.headers, 201],
      [admin.headers, 201],
    ] as const)
      expect((await sendPhotograph(shop, bytes, sender)).status).toBe(status);
  });
});

describe('bad input: files that aren’t photographs', () => {
  it.for<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a text', () => Buffer.from('<script>alert(1)</script>'), 'A picture must be a JPEG, PNG, WebP or AVIF'],
    [
      'an iPhone HEIC',
      () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(900)]),
      'We can’t read HEIC photographs.',
    ],
    ['half a photograph', async () => (await noise()).subarray(0, 3_000), 'This photograph is damaged.'],
    ['a dot', () => cameraPhotograph(5, 5), 'A picture must be at least 100 pixels wide and high'],
    ['nothing', () => Buffer.alloc(0), 'Choose a photograph'],
  ])('%s is refused with an explanation', async ([_what, bytes, sentence], { shop, customer }) => {
    const { status, body } = await sendPhotograph(shop, await bytes(), customer.headers);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { success: false, fields: [{ path: 'file', message: expect.stringContaining(sentence) }] },
    });
  });

  it('the 61st within an hour from one network is refused', async ({ shop, customer }) => {
    const from = nextAddress();
    const headers = { ...customer.headers, ...from };
    for (let sent = 0; sent < 60; sent += 1)
      expect((await sendPhotograph(shop, Buffer.from('none'), headers)).status).toBe(400);
    expect(await sendPhotograph(shop, await cameraPhotograph(), headers)).toMatchObject({
      status: 429,
      body: { message: 'That’s a lot of photographs. Please send more in an hour.' },
    });
  });
});

describe('attaching photographs', () => {
  it('shows them with their subject, in the order of their ids', async ({ shop, customer }) => {
    const ids = [(await aPhotograph(shop, customer)).id, (await aPhotograph(shop, customer)).id].toReversed();
    await attach(shop, viewerOf(customer), ids, 'both');
    const [both, none] = await shop.services.get(PhotographService).of('test', ['both', 'none']);
    expect([both?.map(({ id }) => id), none]).toEqual([ids, []]);
  });

  it('can be done once, and only by the uploader, be it an account or an order key', async ({
    shop,
    customer,
    stranger,
  }) => {
    const { orderId, headers } = await aGuestsKey(shop);
    const guest = {
      role: 'GUEST',
      userId: null,
      sessionId: null,
      order: { id: orderId, mailbox: '-' },
    } as const;
    const [theirs, guests] = [await aPhotograph(shop, customer), await aPhotograph(shop, { headers })];
    const gone = 'One of the photographs is no longer there.';
    await expect(attach(shop, viewerOf(stranger), [theirs.id], 'a')).rejects.toThrow(gone);
    await expect(attach(shop, guest, [theirs.id], 'a')).rejects.toThrow(gone);
    await expect(attach(shop, viewerOf(customer), [guests.id], 'a')).rejects.toThrow(gone);
    await expect(attach(shop, viewerOf(customer), [theirs.id, 'none'], 'a')).rejects.toThrow(gone);
    await attach(shop, viewerOf(customer), [theirs.id], 'a');
    await attach(shop, guest, [guests.id], 'b');
    await expect(attach(shop, viewerOf(customer), [theirs.id], 'c')).rejects.toThrow(gone);
    const [a, b, c] = await shop.services.get(PhotographService).of('test', ['a', 'b', 'c']);
    expect([a?.length, b?.length, c?.length]).toEqual([1, 1, 0]);
  });

  it('is limited to six', async ({ shop, customer }) => {
    const ids = Array.from({ length: 7 }, () => crypto.randomUUID());
    await expect(attach(shop, viewerOf(customer), ids, 'many')).rejects.toThrow('up to 6 photographs');
  });
});

describe('deleted photographs', () => {
  const fileOf = (shop: TestShop, id: string): boolean =>
    existsSync(join(shop.config.dataDir, 'uploads/photographs', `${id}.webp`));
  const sweep = (shop: TestShop): Promise<void> => shop.services.get(PhotographService).sweep();

  it('include those not attached within a day, with their files', async ({ shop, customer }) => {
    const [kept, left] = [await aPhotograph(shop, customer), await aPhotograph(shop, customer)];
    await attach(shop, viewerOf(customer), [kept.id], 'kept');
    await sweep(shop);
    expect([fileOf(shop, kept.id), fileOf(shop, left.id)]).toEqual([true, true]);
    // The age of a file goes by the machine's clock, not the shop's.
    shop.setNow(new Date(Date.now() + 25 * HOUR_MS));
    await sweep(shop);
    expect([fileOf(shop, kept.id), fileOf(shop, left.id)]).toEqual([true, false]);
  });

  it('include those of erased subjects, which are no longer served', async ({ shop, customer }) => {
    const { id, url } = await aPhotograph(shop, customer);
    await attach(shop, viewerOf(customer), [id], 'erased');
    await forgetPhotographs(shop.services.platform.orm.em.fork(), 'test', ['erased']);
    expect((await seen(shop, url)).statusCode).toBe(404);
  });

  it('include those of an erased person, but not what staff attached for another person', async ({
    shop,
    admin,
  }) => {
    const person = await aCustomer(shop);
    const theirs = await aPhotograph(shop, person);
    const proof = await aPhotograph(shop, admin);
    await attach(shop, viewerOf(admin, 'ADMIN'), [proof.id], 'somebody');
    const em = shop.services.platform.orm.em.fork();
    for (const { id, email } of [person, admin])
      for (const { name, erase } of shop.services.personalData)
        if (name === 'photographs') await erase(em, { userId: id, email, emailVerified: true });
    const left = await em.find(Photograph, { id: { $in: [theirs.id, proof.id] } });
    expect(left.map(({ id }) => id)).toEqual([proof.id]);
  });
});

const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
