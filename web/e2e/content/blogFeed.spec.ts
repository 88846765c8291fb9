import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

const FEED_SIZE = 20;

test('BLOG-08 the blog links to its feed, and a strict parser finds the newest articles in it', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/blog');
  const link = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
  await expect(link).toHaveAttribute('href', `${baseURL}/blog/feed.xml`);
  const feed = await page.evaluate(async () => {
    const response = await fetch('/blog/feed.xml');
    const parsed = new DOMParser().parseFromString(await response.text(), 'application/xml');
    const textsOf = (name: string) => [...parsed.querySelectorAll(name)].map((one) => one.textContent ?? '');
    const entries = [...parsed.querySelectorAll('entry')];
    const articles = entries.map((entry) =>
      new DOMParser().parseFromString(entry.querySelector('content')?.textContent ?? '', 'text/html'),
    );
    return {
      type: response.headers.get('content-type'),
      faults: parsed.querySelectorAll('parsererror').length,
      namespace: parsed.documentElement.namespaceURI,
      ids: textsOf('entry > id'),
      addresses: entries.map((entry) => entry.querySelector('link')?.getAttribute('href') ?? ''),
      dates: textsOf('published, updated'),
      inner: articles.flatMap((article) =>
        [...article.querySelectorAll('[href], [src]')].map(
          (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
        ),
      ),
    };
  });
  expect(feed).toMatchObject({
    type: 'application/atom+xml; charset=utf-8',
    faults: 0,
    namespace: 'http://www.w3.org/2005/Atom',
  });
  expect(new Set(feed.ids).size).toBe(FEED_SIZE);
  for (const address of [...feed.addresses, ...feed.inner]) expect(address).toMatch(/^https?:\/\//);
  for (const date of feed.dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const [newest] = feed.addresses;
  await openPage(page, newest?.replace(baseURL ?? '', '') ?? '');
  await expect(link).toHaveAttribute('href', `${baseURL}/blog/feed.xml`);
});
