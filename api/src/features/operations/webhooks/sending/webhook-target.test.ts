import { lookup } from 'node:dns/promises';
import { describe, expect } from 'vitest';
import { aReceiver, type WebhookReceiver } from '../../../../../test/fixtures/outside/webhook-receiver.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { isPublicAddress } from '../../../../platform/http/public-address.ts';
import { anEndpoint, deliveriesOf, publishLowStock, serve } from '../webhook.builder.ts';
import { faultOfTarget } from './webhook-target.ts';

const PRIVATE = 'This address is on a private network';

/** Ways to write an address of the shop's own machine, network or cloud; `{port}` is a receiver's port. */
const PRIVATE_HOSTS = [
  '127.0.0.1',
  '127.0.0.2',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:169.254.169.254]',
  '[0:0:0:0:0:ffff:a00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '①②⑦.⓪.⓪.①',
];

const it = shopTest().extend('receiver', { scope: 'file' }, async ({}, { onCleanup }) => {
  const receiver = await aReceiver();
  onCleanup(() => receiver.close());
  return receiver;
});

describe('a webhook URL', () => {
  it.each(PRIVATE_HOSTS)('a URL at https://%s/ is refused when entered', async (host) => {
    expect(await faultOfTarget(`https://${host}/`, false)).toBe(PRIVATE);
  });

  it.each(['localhost', 'LOCALHOST'])(
    'a URL whose name resolves into a private network is refused: %s',
    async (name) => {
      expect(isPublicAddress((await lookup(name)).address)).toBe(false);
      expect(await faultOfTarget(`https://${name}/`, false)).toBe(PRIVATE);
    },
  );

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '[2606:4700:4700::1111]'])(
    'a URL at https://%s/ is public',
    async (host) => {
      expect(await faultOfTarget(`https://${host}/hooks?shop=1`, false)).toBeNull();
    },
  );

  it.each([
    ['', 'Please enter an address that starts with https://'],
    ['hooks', 'Please enter an address that starts with https://'],
    ['http://8.8.8.8/', 'Please enter an address that starts with https://'],
    ['ftp://8.8.8.8/', 'Please enter an address that starts with https://'],
    ['file:///etc/passwd', 'Please enter an address that starts with https://'],
    ['javascript:alert(1)', 'Please enter an address that starts with https://'],
    ['https://', 'Please enter an address that starts with https://'],
    [
      'https://user:secret@8.8.8.8/',
      'Please leave user name and password out of the address; the signature proves who is calling',
    ],
    ['https://nobody.invalid/', 'We can’t find this address on the internet'],
  ])('an invalid URL is refused: %s', async (url, message) => {
    expect(await faultOfTarget(url, false)).toBe(message);
  });

  it('a URL in the shop’s own network can be allowed by the configuration', async () => {
    expect(await faultOfTarget('http://127.0.0.1:9000/', true)).toBeNull();
    expect(await faultOfTarget('file:///etc/passwd', true)).toBe(
      'Please enter an address that starts with https://',
    );
  });
});

describe('when events are sent', () => {
  /** Stores a URL directly: it was public when entered and no longer is. */
  async function anAddressThatMoved(
    shop: TestShop,
    receiver: WebhookReceiver,
    host: string,
    protocol: string,
  ): Promise<string> {
    await shop.rows('delete from webhook_endpoints');
    const { id } = await anEndpoint(shop, { url: 'https://8.8.8.8/' });
    await shop.rows('update webhook_endpoints set url = $2 where id = $1', [
      id,
      `${protocol}//${host}:${receiver.port}/`,
    ]);
    return id;
  }

  it.for([
    ['localhost', 'https:'],
    ...['localhost', ...PRIVATE_HOSTS].map((host) => [host, 'http:']),
  ] as const)(
    'no connection is made to %s by %s, wherever it pointed when entered',
    async ([host = '', protocol = ''], { shop, receiver }) => {
      const id = await anAddressThatMoved(shop, receiver, host, protocol);
      await publishLowStock(shop);
      await serve(shop, { id });
      expect(receiver.received).toEqual([]);
      expect(await deliveriesOf(shop)).toMatchObject([
        {
          status: 'QUEUED',
          tries: 1,
          attempts: [{ statusCode: null, error: expect.stringMatching(/ is on a private network\.$/) }],
        },
      ]);
    },
  );
});
