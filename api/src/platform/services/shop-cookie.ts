import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** A cookie of the shop: what the request carries of it, and how its reply sets it. */
export interface ShopCookie {
  /** Null if the request carries none. */
  readonly value: string | null;
  readonly set: (value: string) => void;
}

/** For work that no browser requested. */
export const NO_COOKIE: ShopCookie = { value: null, set: () => undefined };

interface CookieKind {
  readonly name: string;
  /** How long browsers keep it. */
  readonly seconds: number;
  /** Lax for a cookie that a visitor brings along from another site, such as the payment's. */
  readonly sameSite: 'lax' | 'strict';
}

/**
 * Browsers take a cookie of this prefix from this very host alone, over HTTPS (RFC 6265bis, 4.1.3.2): a neighbouring
 * host cannot plant one. Without HTTPS they would refuse it.
 */
const HOST_ONLY = '__Host-';

/** A cookie that scripts cannot read and that no other host receives. */
export function shopCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { name, seconds, sameSite }: CookieKind,
): ShopCookie {
  const secure = publicUrl.startsWith('https:');
  const fullName = secure ? HOST_ONLY + name : name;
  return {
    value: request.cookies[fullName] ?? null,
    set: (value) =>
      void reply.setCookie(fullName, value, { httpOnly: true, sameSite, secure, path: '/', maxAge: seconds }),
  };
}
