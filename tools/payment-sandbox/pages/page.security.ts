import type { FastifyReply } from 'fastify';
import type { CheckoutRecord, SandboxStore } from '../state/sandbox.store.ts';
import { idOf } from '../state/wire.objects.ts';
import { ICON_SOURCE, STYLE_SOURCE } from './page.frame.html.ts';

/**
 * Sends a page with headers that allow it only its own style and the order's pictures. Browsers apply `form-action` to
 * the redirect after a form too, so it lists the shop's origin as well as our own.
 */
export function sendPage(
  reply: FastifyReply,
  page: string,
  allowed: { images: string[]; forms: string[] },
): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_SOURCE}`,
    ['img-src', ICON_SOURCE, ...allowed.images].join(' '),
    `form-action ${["'self'", ...allowed.forms].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .headers({
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
      // Knowing the page's URL is enough to open it, so links must not send it as a referrer.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The origins that a session's pages need. */
export function originsOf(
  store: SandboxStore,
  { session, lineItems }: CheckoutRecord,
): { images: string[]; forms: string[] } {
  const images = lineItems.flatMap(
    ({ price }) => store.tables.products.get(idOf(price.product) ?? '')?.images ?? [],
  );
  return { images: origins(images), forms: origins([session.success_url ?? '']) };
}

function origins(urls: readonly string[]): string[] {
  const found = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return [...new Set(found)].filter((origin) => origin !== 'null');
}
