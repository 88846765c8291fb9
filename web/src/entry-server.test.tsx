// @vitest-environment node
import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { render, renderFailure, type PageRequest } from './entry-server.tsx';
import type { Execute } from './server/pageQueries.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** The settings that the layout queries, with a shop name that tries to break out of its element. */
const shopSettings = {
  shopName: 'Tread </script><b>line',
  logo: null,
  icons: null,
  mainColour: '#ffcc00',
  phone: '01632 960100',
  phoneHref: 'tel:+441632960100',
  secondPhone: '01632 960101',
  email: 'help@shop.example',
  companyName: 'Tread Ltd',
  companyNumber: '00000000',
  vatNumber: 'GB000000000',
  address: ['1 Example Road', 'Bedford'],
  openingHours: [{ days: 'Mon–Fri', dayNames: ['Monday'], opens: '08:00', closes: '18:00' }],
  supportHours: [{ channel: 'Phone', hours: '9am to 7pm' }],
  openToday: { opens: '08:00', closes: '18:00' },
  dispatchCutOff: '14:00',
  estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' },
  suppliedDelivery: [],
  freeDeliveryFrom: 20_000,
  baseTown: 'Bedford',
  isDemonstration: false,
  sellsToIreland: false,
  delivery: [{ method: 'STANDARD', price: 1_599, freeFrom: 20_000 }],
  claims: {
    freeDelivery: 'Free delivery over £200',
    returns: '30-day returns',
    warranty: 'Manufacturer warranty on every tyre',
  },
};

const visitorCounting = { isAsked: true, question: 'May we count you?', provider: null };

const answeringWith =
  (settings: object): Execute =>
  async ({ query, variables }) =>
    graphql({
      schema,
      source: query,
      variableValues: variables,
      rootValue: { shopSettings: settings, visitorCounting, menuPages: [] },
    });
const answering = answeringWith(shopSettings);

function aRequest(overrides: Partial<PageRequest> = {}): PageRequest {
  const manifest = {
    'src/entry-client.tsx': { file: 'assets/entry-client-1.js', css: ['assets/entry-client-1.css'] },
    'src/entry-early.ts': { file: 'assets/entry-early-1.js' },
    'src/routes/notFound/NotFoundRoute.tsx': {
      file: 'assets/NotFoundRoute-1.js',
      imports: ['src/entry-client.tsx'],
    },
  };
  return {
    url: '/no/such/page',
    origin: 'https://shop.example',
    execute: answering,
    assets: { mode: 'built', manifest },
    ...overrides,
  };
}

describe('a page rendered on the server', () => {
  it('ROUTE-01 answers an unknown address with 404, a page, and noindex', async () => {
    const answer = await render(aRequest());
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' });
    expect(answer.html).toContain('Sorry, we can’t find that page');
    expect(answer.html).toContain('<meta name="robots" content="noindex" data-page="">');
  });

  it.each(['//', '///', '//:', '/\\', '//evil.example/', '/%5C'])(
    'answers %s like any unknown path, and links to no other site',
    async (url) => {
      const answer = await render(aRequest({ url }));
      expect(answer.status).toBe(404);
      expect(answer.redirect).toBeUndefined();
      expect(answer.html).toContain('Sorry, we can’t find that page');
      expect(answer.html).not.toMatch(/(href|action|src)="[/\\]{2}/);
    },
  );

  it('starts with the demonstration notice if there is one', async () => {
    expect((await render(aRequest())).html).not.toContain('<aside');
    const demonstrationNotice = 'All of this is made up.';
    const { html } = await render(
      aRequest({ execute: answeringWith({ ...shopSettings, demonstrationNotice }) }),
    );
    expect(html).toMatch(/<aside aria-label="Demonstration".*All of this is made up\..*<\/aside><header/s);
  });

  it('names its script, its styles and its page’s code', async () => {
    const { html } = await render(aRequest());
    const [, modules] = /<script src="\/assets\/entry-early-1.js" data-modules="(.*?)">/.exec(html) ?? [];
    expect(modules?.split(' ').slice(-2)).toEqual([
      '/assets/NotFoundRoute-1.js',
      '/assets/entry-client-1.js',
    ]);
    expect(html).toContain('<link rel="stylesheet" href="/assets/entry-client-1.css">');
  });

  it('has the owner’s colour, icons and logo from the start, in linked files only', async () => {
    const own = (await render(aRequest())).html;
    expect(own).not.toContain('/look/');
    expect(own).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    const look = {
      mainColour: '#0b3ea8',
      logo: { url: '/look/logo.png', width: 400, height: 100, shareUrl: '/look/logo-share.png' },
      icons: { tab: '/look/i-tab.png', touch: '/look/i-touch.png', large: '/look/i-large.png' },
    };
    const { html } = await render(aRequest({ execute: answeringWith({ ...shopSettings, ...look }) }));
    const [head = '', body = ''] = html.split('<body>');
    expect(head).toMatch(
      /href="\/assets\/entry-client-1.css">\s*<link rel="stylesheet" href="\/look\/0b3ea8.css">/,
    );
    expect(head).toContain('<link rel="apple-touch-icon" href="/look/i-touch.png">');
    expect(head).not.toContain('favicon');
    expect(body.match(/<img src="\/look\/logo.png"/g)).toHaveLength(2);
    expect(html).not.toMatch(/<style|style="/);
  });

  it('has one copy of the shared drawings, outside what the browser hydrates', async () => {
    const { html } = await render(aRequest());
    expect(html.match(/<symbol id="icon-cart"/g)).toHaveLength(1);
    expect(html).toMatch(/<\/footer>.*<\/div><svg aria-hidden="true"[^>]*><symbol/s);
  });

  it('contains no executable inline script, event handler or style attribute', async () => {
    const { html } = await render(aRequest());
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(inline).toEqual([' type="application/json" id="apollo-state"']);
    expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
  });

  it('includes the data it was rendered from, escaped so that it cannot close its element', async () => {
    const { html } = await render(aRequest());
    const state = /<script type="application\/json" id="apollo-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(state).not.toContain('<');
    expect(JSON.parse(state)).toHaveProperty(['ShopSettings:{}', 'shopName'], shopSettings.shopName);
  });

  it('GEN-09 links to all 16 pages of the footer', async () => {
    const { html } = await render(aRequest());
    const footer = html.slice(html.indexOf('<footer'));
    const paths = [
      '/shop',
      '/cart',
      '/login',
      '/account',
      '/blog',
      '/about',
      '/contact',
      '/shipping',
      '/returns',
    ].concat(['/privacy', '/faq', '/warranty', '/fitting-centers', '/track-order', '/terms', '/cookies']);
    expect(paths.filter((path) => !footer.includes(`href="${path}"`))).toEqual([]);
  });

  it('GEN-17 shows the opening hours of the settings in header and footer', async () => {
    const { html } = await render(aRequest());
    expect(html.slice(0, html.indexOf('</header>'))).toContain('Shop open today 08:00–18:00');
    expect(html.slice(html.indexOf('<footer'))).toMatch(/Mon–Fri<\/dt><dd>08:00(<!-- -->)?–(<!-- -->)?18:00/);
  });
});

describe('a page that fails on the server', () => {
  const failing: Execute = async () => {
    throw new Error('no database');
  };

  it('throws, so that the process can log it', async () => {
    await expect(render(aRequest({ execute: failing }))).rejects.toThrow('no database');
  });

  it('answers 500 with a message and lets the browser render instead', async () => {
    const answer = await renderFailure(aRequest({ execute: failing, url: '/shop?season=Winter' }));
    expect(answer.status).toBe(500);
    expect(answer.headers['Cache-Control']).toBe('private, no-store');
    expect(answer.html).toContain('Something went wrong');
    expect(answer.html).toContain('href="/shop?season=Winter"');
    expect(answer.html).toContain('<div id="root" data-unrendered>');
  });

  it.each(['//', '//evil.example/', '/\\evil.example/'])(
    'answers 500 at %s too, and links to no other site',
    async (url) => {
      const answer = await renderFailure(aRequest({ execute: failing, url }));
      expect(answer.status).toBe(500);
      expect(answer.html).toContain('Try again');
      expect(answer.html).not.toMatch(/href="[/\\]{2}/);
    },
  );
});
