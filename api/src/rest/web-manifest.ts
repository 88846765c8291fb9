import type { FastifyInstance } from 'fastify';
import type { ExecuteAsGuest } from '../platform/pages/page-renderer.ts';

/** Asphalt and paper, as in the styles' tokens. */
const COLOURS = { theme_color: '#14171a', background_color: '#fbfaf7' };

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

interface ShopFacts {
  readonly shopName: string;
  readonly icons: { readonly small: string; readonly large: string; readonly maskable: string } | null;
}

/** The owner's icons in place of the shop's own. */
const iconsOf = ({ icons }: ShopFacts): typeof ICONS => {
  if (!icons) return ICONS;
  const files = [icons.small, icons.large, icons.maskable];
  return ICONS.map((icon, index) => ({ ...icon, src: files[index] ?? icon.src }));
};

const QUERY = 'query WebManifest { shopSettings { shopName icons { small large maskable } } }';

const SHORTCUTS = [
  { name: 'Tyre finder', url: '/finder' },
  { name: 'Cart', url: '/cart' },
  { name: 'Track order', url: '/track-order' },
];

/** `/manifest.webmanifest`, which lets browsers install the shop as an app under its configured name. */
export function installWebManifest(app: FastifyInstance, execute: ExecuteAsGuest): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { data, errors } = await execute({ query: QUERY });
    if (errors || !data)
      throw new Error(`The shop’s name couldn’t be read: ${errors?.[0]?.message ?? 'no data'}`);
    const { shopSettings } = data as unknown as { shopSettings: ShopFacts };
    const { shopName } = shopSettings;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        JSON.stringify({
          id: '/',
          name: shopName,
          short_name: shopName,
          lang: 'en-GB',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          ...COLOURS,
          icons: iconsOf(shopSettings),
          shortcuts: SHORTCUTS,
        }),
      );
  });
}
