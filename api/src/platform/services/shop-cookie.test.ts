import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { shopCookie } from './shop-cookie.ts';

/** The cookie a shop at this address reads from a request, and how it sets its own. */
async function exchange(publicUrl: string, sent: string) {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', async (request, reply) => {
    const one = shopCookie(request, reply, { publicUrl }, { name: 'browser', seconds: 60, sameSite: 'lax' });
    one.set('new');
    return { value: one.value };
  });
  const answer = await app.inject({ url: '/', headers: { cookie: sent } });
  await app.close();
  return { value: answer.json<{ value: string | null }>().value, set: answer.headers['set-cookie'] };
}

it('a shop at an HTTPS address uses cookie names that only its own host can set', async () => {
  expect(await exchange('https://shop.test', '__Host-browser=mine; browser=planted')).toEqual({
    value: 'mine',
    set: '__Host-browser=new; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  });
});

it('ignores a cookie that a neighbouring host could plant', async () => {
  expect((await exchange('https://shop.test', 'browser=planted')).value).toBeNull();
});

it('a shop at an HTTP address uses plain cookie names', async () => {
  expect(await exchange('http://shop.test', '__Host-browser=other; browser=mine')).toEqual({
    value: 'mine',
    set: 'browser=new; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  });
});
