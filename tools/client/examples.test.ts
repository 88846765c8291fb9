import { expect, onTestFinished, vi } from 'vitest';
import {
  anEndpoint,
  publishLowStock,
  serve,
  webhookTest,
} from '../../api/src/features/operations/webhooks/webhook.builder.ts';
import { aKey } from '../../api/test/fixtures/account/api-key.ts';
import type { TestShop } from '../../api/test/test-shop.ts';
import { examplesIn, writeExamples } from '../publishing/examples.builder.ts';
import { urlOf } from './client.builder.ts';

const EXAMPLES = ['tools/client/README.md', 'docs/integrators.md'].flatMap(examplesIn);

const it = webhookTest({}).extend('written', { scope: 'file' }, ({ shop }, { onCleanup }) => {
  const written = writeExamples('client', EXAMPLES, { 'https://shop.example': urlOf(shop) });
  onCleanup(() => written.remove());
  return written;
});

it.beforeAll(({ shop }) =>
  shop.rows('update products set stock_quantity = 9, stock_reserved = 0 where id = 7'),
);

interface Running {
  readonly shop: TestShop;
  /** Runs the example as a program; gives the lines that it prints. */
  readonly run: (env?: Readonly<Record<string, string>>) => Promise<string[]>;
}

interface Tyre {
  readonly name: string;
  /** Pence. */
  readonly price: number;
  readonly sku: string;
  readonly wetGrip: string | null;
}

/** The cheapest tyres of the size in the examples, and the tyre 7, as a plain HTTP client finds them. */
async function tyresIn(shop: TestShop): Promise<{ cheapest: Tyre[]; seven: Tyre }> {
  const { data } = await shop.graphql<{ products: { items: Tyre[] }; product: Tyre }>(`{
    products(filter: { sizes: "205/55 R16" }, sort: PRICE_ASC, limit: 3) { items { ...Facts } }
    product(id: 7) { ...Facts }
  } fragment Facts on Product { name price sku wetGrip }`);
  return { cheapest: data.products.items, seven: data.product };
}

/** The lines that each example prints, by the heading it stands under. */
const PRINTED: Readonly<Record<string, (running: Running) => Promise<void>>> = {
  async 'First call'({ shop, run }) {
    const { key } = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
    const { cheapest, seven } = await tyresIn(shop);
    expect(await run({ SHOP_API_KEY: key })).toEqual([
      ...cheapest.map(({ name, price }) => `${name} ${price}`),
      `${seven.name} ${seven.price / 100}`,
    ]);
  },
  async 'Typed documents'({ shop, run }) {
    expect(await run()).toEqual([(await tyresIn(shop)).seven.name]);
  },
  async Errors({ shop, run }) {
    const { key } = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
    expect(await run({ SHOP_API_KEY: key })).toEqual([
      'Check email.',
      expect.stringMatching(/^HTTP 404: ./),
      'FORBIDDEN: the key needs READ_ORDERS.',
    ]);
  },
  async Retries({ shop, run }) {
    const bought = await run();
    expect(bought).toEqual([expect.stringMatching(/^Pay at http.*\/pay\//)]);
    await shop.rows('update products set stock_quantity = stock_reserved where id = 7');
    const [refusal] = await run();
    expect(refusal).not.toContain('Pay at');
    expect(refusal).toMatch(/^[A-Z].*\.$/);
  },
  async Paging({ shop, run }) {
    const { data } = await shop.graphql<{ models: { pageInfo: { totalItems: number } } }>(
      '{ models(limit: 1) { pageInfo { totalItems } } }',
    );
    const [models, ...skus] = await run();
    expect(models).toBe(`${data.models.pageInfo.totalItems} models`);
    const listed = await shop.app.inject('/api/products?size=205/55+R16&limit=50');
    const all = listed.json<{ products: { sku: string; stock_quantity: number }[] }>().products;
    const end = all.findIndex(({ stock_quantity: units }) => units > 0);
    expect(skus).toEqual(all.slice(0, end + 1).map(({ sku }) => sku));
  },
  async 'A typed client'({ shop, run }) {
    const { key } = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
    const [tyre] = (await tyresIn(shop)).cheapest;
    expect(await run({ SHOP_API_KEY: key })).toEqual([
      `${tyre?.name} has wet grip ${tyre?.wetGrip ?? 'unknown'}`,
    ]);
  },
};

const programs = EXAMPLES.filter(({ title }) => title !== 'Webhooks');

it('every example of the pages compiles', async ({ written }) => {
  await expect(written.compile()).resolves.toBeUndefined();
});

it('every example is tried', () => {
  expect(programs.map(({ title }) => title)).toEqual(Object.keys(PRINTED));
});

it.for(programs.map((example) => [example.title, example] as const))(
  'the example “%s” prints what the shop has',
  async ([title, example], { shop, written }) => {
    await PRINTED[title]?.({ shop, run: (env) => written.run(example, env) });
  },
);

it('the example “Webhooks” takes an event of the shop, and no other', async ({ shop, receiver, written }) => {
  const endpoint = await anEndpoint(shop, receiver);
  await publishLowStock(shop);
  await serve(shop, endpoint);
  const [event] = receiver.received;
  const example = EXAMPLES.find(({ title }) => title === 'Webhooks');
  if (!event || !example) throw new Error('There is nothing to try.');
  const { POST } = (await import(written.pathOf(example))) as { POST(request: Request): Promise<Response> };
  const post = (body: string): Promise<Response> =>
    POST(
      new Request('https://integrator.example/events', {
        method: 'POST',
        headers: { 'treadline-signature': String(event.headers['treadline-signature']) },
        body,
      }),
    );
  vi.stubEnv('SHOP_WEBHOOK_SECRET', endpoint.secret);
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.unstubAllEnvs());
  onTestFinished(() => printed.mockRestore());
  expect((await post(event.body)).status).toBe(204);
  expect(printed.mock.calls).toEqual([['TL-1 is running out']]);
  expect((await post(event.body.replace('TL-1', 'TL-2'))).status).toBe(400);
});
