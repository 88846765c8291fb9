import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { shopCookie } from './shop-cookie.ts';

/** What a shop at this address reads of the cookies that it is sent, and how it sets its own. */
async function exchange(publicUrl: string, sent: string, wasPlain: boolean) {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', async (request, reply) => {
    const one = shopCookie(
      request,
      reply,
      { publicUrl },
      { name: 'browser', seconds: 60, sameSite: 'lax', wasPlain },
    );
    one.set('new');
    return { value: one.value };
  });
  const answer = await app.inject({ url: '/', headers: { cookie: sent } });
  await app.close();
  return { value: answer.json<{ value: string | null }>().value, set: answer.headers['set-cookie'] };
}

it('a shop at an HTTPS address keeps its cookies under a name that only its own host can set', async () => {
  expect(await exchange('https://shop.test', '__Host-browser=mine; browser=planted', true)).toEqual({
    value: 'mine',
    set: '__Host-browser=new; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  });
});

it('a cookie from before it had that name is still read, and others are not', async () => {
  expect((await exchange('https://shop.test', 'browser=old', true)).value).toBe('old');
  expect((await exchange('https://shop.test', 'browser=planted', false)).value).toBeNull();
});

it('a shop at an HTTP address keeps them under the plain name', async () => {
  expect(await exchange('http://shop.test', '__Host-browser=other; browser=mine', true)).toEqual({
    value: 'mine',
    set: 'browser=new; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  });
});
