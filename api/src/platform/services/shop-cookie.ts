import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** One of the shop's cookies: its value in the request, and a way to set it in the reply. */
export interface ShopCookie {
  /** Null if the request doesn't have it. */
  readonly value: string | null;
  readonly set: (value: string) => void;
}

/** For work that no browser requested. */
export const NO_COOKIE: ShopCookie = { value: null, set: () => undefined };

interface CookieKind {
  readonly name: string;
  /** How long browsers keep it. */
  readonly seconds: number;
  /** Lax for a cookie needed when a visitor comes from another site, such as the payment page. */
  readonly sameSite: 'lax' | 'strict';
}

/**
 * Browsers accept a cookie with this prefix only from this very host over HTTPS (RFC 6265bis, 4.1.3.2), so a
 * neighbouring host can't plant one. Without HTTPS they'd refuse it.
 */
const HOST_ONLY = '__Host-';

/** A cookie that scripts can't read and no other host receives. */
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
