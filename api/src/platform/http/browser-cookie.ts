import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Context } from '../services/context.ts';
import { NO_COOKIE, shopCookie } from '../services/shop-cookie.ts';

const ID_BYTES = 16;
const DAY_S = 86_400;
/** After a day the cookie identifies nobody. */
export const BROWSER_COOKIE_S = DAY_S;
/** Renewed at each sign-in. */
const DEVICE_COOKIE_S = 365 * DAY_S;

const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

type Cookies = Pick<Context, 'browserId' | 'rememberBrowser' | 'deviceCookie'>;

/** For work that no browser requested. */
export const NO_BROWSER: Cookies = {
  browserId: null,
  rememberBrowser: newId,
  deviceCookie: NO_COOKIE,
};

/**
 * The shop's two cookies, which scripts can't read. The first recognises the browser that placed an order, and makes
 * its vote for a review count once; only those two actions set it. It alone lets the return page of a payment show the
 * whole email address, and a pending checkout be shown, resumed or cancelled. The second belongs to the sign-in
 * feature.
 */
export function browserOf(request: FastifyRequest, reply: FastifyReply, config: Config): Cookies {
  const cookie = shopCookie(request, reply, config, {
    name: 'browser',
    seconds: BROWSER_COOKIE_S,
    sameSite: 'lax',
  });
  const browserId = cookie.value && /^[\w-]{22}$/.test(cookie.value) ? cookie.value : null;
  let id = browserId;
  return {
    browserId,
    rememberBrowser(lost) {
      id = lost ?? id ?? newId();
      cookie.set(id);
      return id;
    },
    deviceCookie: shopCookie(request, reply, config, {
      name: 'device',
      seconds: DEVICE_COOKIE_S,
      sameSite: 'strict',
    }),
  };
}
