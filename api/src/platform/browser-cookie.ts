import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';

const NAME = 'browser';
const ID_BYTES = 16;
/** A day later the cookie identifies nobody. */
export const BROWSER_COOKIE_S = 86_400;

const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** For work that no browser requested. */
export const NO_BROWSER: Pick<Context, 'browserId' | 'rememberBrowser'> = {
  browserId: null,
  rememberBrowser: newId,
};

/**
 * Identifies the browser that ordered on the return page of a payment, and makes its vote for a review count
 * once. Only those two acts set the cookie, scripts cannot read it, and all it reveals is the whole e-mail
 * address on that page.
 */
export function browserOf(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Pick<Context, 'browserId' | 'rememberBrowser'> {
  const value = request.cookies[NAME];
  const browserId = value && /^[\w-]{22}$/.test(value) ? value : null;
  let id = browserId;
  return {
    browserId,
    rememberBrowser(lost) {
      id = lost ?? id ?? newId();
      void reply.setCookie(NAME, id, {
        httpOnly: true,
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https:'),
        path: '/',
        maxAge: BROWSER_COOKIE_S,
      });
      return id;
    },
  };
}
