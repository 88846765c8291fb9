import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';

const NAME = 'browser';
const ID_BYTES = 16;
/** After a day nobody can be told by it. */
export const BROWSER_COOKIE_S = 86_400;

const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** For work that no browser asked for. */
export const NO_BROWSER: Pick<Context, 'browserId' | 'rememberBrowser'> = {
  browserId: null,
  rememberBrowser: newId,
};

/**
 * The cookie by which the return page of a payment knows the browser that ordered, and by which a vote for a review
 * counts once. It is set by those two acts only, scripts cannot read it, and it opens nothing but that page's whole
 * e-mail address.
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
