import { failOperation, holdOperation, operationOf } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { askShop } from '../support/shop/askShop.ts';
import { expect, test } from '../support/test.ts';

const PAGE_SIZE = 10;
const MOST_TAGS = 3;
const LONGEST_RELATED_EXCERPT = 120;
const LONGEST_DESCRIPTION = 155;
const EMPTY = 'No blog posts found. Try adjusting your search or filters.';
const ARTICLE = '/blog/when-to-replace-tyres';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.describe('the list of articles', () => {
  test('BLOG-01 BLOG-02 BLOG-03 the blog has its heading, topics, help, and ten complete cards', async ({
    page,
  }) => {
    await openPage(page, '/blog');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tyre Expert Hub');
    await expect(main.getByRole('navigation', { name: 'Browse Topics' }).getByRole('link')).toHaveText([
      'All Posts',
      'Buying guides',
      'Care and repair',
      'Safety and law',
      'Seasonal tyres',
      'Towing and 4x4s',
      'Vans and motorcycles',
    ]);
    const help = main.getByRole('region', { name: 'Need Help?' });
    await expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(PAGE_SIZE);
    await expect(cards.getByText('Featured', { exact: true })).toHaveCount(2);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        /^\/blog\/[a-z0-9-]+$/,
      );
      await expect(card.locator('a[href^="/blog?category="]')).toHaveCount(1);
      await expect(card).toContainText(/\d{1,2} [A-Z][a-z]+ \d{4} · \d+ min read/);
      expect(await card.getByRole('list', { name: 'Tags' }).getByRole('link').count()).toBeLessThanOrEqual(
        MOST_TAGS,
      );
    }
  });

  test('BLOG-04 Previous, page numbers and Next turn the pages of the blog', async ({ page }) => {
    await openPage(page, '/blog');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link')).toHaveText(['1', '2', '3', '']);
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/blog?page=3');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(PAGE_SIZE);
    await expect(pages.getByRole('link')).toHaveText(['', '1', '2', '3']);
    await pages.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/blog?page=2');
  });

  test('BLOG-01 BLOG-02 the blog searches within a topic, and each filter can be removed separately', async ({
    page,
  }) => {
    await openPage(page, '/blog');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Safety and law' }).first().click();
    await expect(page).toHaveURL('/blog?category=safety-and-law');
    const filters = main.getByRole('list', { name: 'Active filters' });
    await expect(filters.getByRole('link')).toHaveText(['Topic: Safety and law']);
    await main.getByRole('searchbox', { name: 'Search articles' }).fill('  DOT  ');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/blog?category=safety-and-law&search=DOT');
    await expect(main.getByRole('article').first()).toContainText('DOT code');
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('');
    await expect(filters.getByRole('link')).toHaveText(['“DOT”', 'Topic: Safety and law']);
    await filters.getByRole('link', { name: 'Remove Topic: Safety and law' }).click();
    await expect(page).toHaveURL('/blog?search=DOT');
    // The address changes at once, but until the new articles load the links are still the old page's.
    await expect(filters.getByRole('link')).toHaveText(['“DOT”']);
    await filters.getByRole('link', { name: 'Remove “DOT”' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(filters).toBeHidden();
  });

  test('BLOG-05 C-19 the blog says that nothing was found for an unknown tag or search', async ({ page }) => {
    for (const query of ['tag=no-such-tag', 'search=zzzz']) {
      await openPage(page, `/blog?${query}`);
      await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
    }
    await page.getByRole('link', { name: 'Show all posts' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(PAGE_SIZE);
  });

  test('BLOG-01 the blog shows that it is loading', async ({ page }) => {
    await openPage(page, '/about');
    const release = await holdOperation(page, 'BlogList');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByText('Loading articles…')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyre Expert Hub');
  });
});

test.describe('an article', () => {
  test('POST-01 POST-02 an article has its facts, its text and links to share it', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, ARTICLE);
    const main = page.getByRole('main');
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
      'Home',
      'Blog',
    ]);
    const article = main.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(
      'When to replace your tyres: the law and the sensible limit',
    );
    await expect(article.getByRole('link', { name: 'Safety and law' })).toHaveAttribute(
      'href',
      '/blog?category=safety-and-law',
    );
    await expect(article.getByRole('list', { name: 'About this article' }).getByRole('listitem')).toHaveText([
      'By the workshop team',
      /^\d{1,2} \w+ \d{4}$/,
      /^\d+ min read$/,
      /^\d+ views?$/,
    ]);
    await expect(article.getByRole('heading', { name: 'What the law says' })).toBeVisible();
    const share = page.getByRole('region', { name: 'Share this article' });
    const address = encodeURIComponent(`${baseURL}${ARTICLE}`);
    for (const [name, start] of [
      ['Email', 'mailto:'],
      ['WhatsApp', 'https://wa.me/'],
      ['Facebook', 'https://www.facebook.com/'],
      ['X', 'https://x.com/'],
    ] as const) {
      const href = await share.getByRole('link', { name, exact: true }).getAttribute('href');
      expect([href?.startsWith(start), href?.includes(address)], name).toEqual([true, true]);
    }
  });

  test('POST-02 a button copies the article’s address', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, ARTICLE);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ARTICLE}`);
  });

  test('POST-03 C-19 the tags of an article lead to the articles with the same tag', async ({ page }) => {
    await openPage(page, ARTICLE);
    await page
      .getByRole('main')
      .getByRole('list', { name: 'Tags' })
      .getByRole('link', { name: 'MOT' })
      .click();
    await expect(page).toHaveURL('/blog?tag=mot');
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveText([
      'Tag: MOT',
    ]);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  });

  test('POST-04 an article leads to three related articles and back to the list', async ({ page }) => {
    await openPage(page, ARTICLE);
    const related = page.getByRole('region', { name: 'Related posts' }).getByRole('listitem');
    await expect(related).toHaveCount(3);
    for (const text of await related.getByRole('paragraph').allTextContents())
      expect(text.length).toBeLessThanOrEqual(LONGEST_RELATED_EXCERPT);
    const title = await related.first().getByRole('heading').textContent();
    await related.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.getByRole('link', { name: 'Back to All Articles' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('POST-09 an article describes itself to search engines', async ({ request, baseURL }) => {
    const html = await (await request.get(ARTICLE)).text();
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${ARTICLE}"`);
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    );
    expect(data.find((one) => one['@type'] === 'BlogPosting')).toMatchObject({
      headline: 'When to replace your tyres: the law and the sensible limit',
      mainEntityOfPage: `${baseURL}${ARTICLE}`,
      datePublished: expect.stringMatching(/^\d{4}-/),
    });
  });

  test('POST-05 POST-06 an unknown article answers 404 and says so', async ({ page, complaints }) => {
    complaints.provoke(/status of 404/);
    const response = await openPage(page, '/blog/no-such-post');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Blog post not found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('POST-06 an article that fails to load says so, and Try Again reloads it', async ({
    page,
    complaints,
  }) => {
    complaints.provoke(/console error/);
    await openPage(page, '/blog');
    await failOperation(page, 'BlogPost');
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load blog post');
    await page.unroute('**/graphql*');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Share this article' })).toBeVisible();
  });
});

test.describe('in a browser that isn’t a robot', () => {
  test.use({ userAgent: BROWSER });

  test('C-55 POST-01 reading an article raises its view count', async ({ page, request }) => {
    const asked = page.waitForRequest((sent) => operationOf(sent) === 'RecordBlogView');
    await openPage(page, '/blog/tyres-for-electric-cars');
    expect((await (await asked).response())?.status()).toBe(200);
    // Named after the current time, so that no cached answer matches.
    const { blogPost } = await askShop<{ blogPost: { viewsCount: number } }>(
      request,
      `query At${Date.now()} { blogPost(slug: "tyres-for-electric-cars") { viewsCount } }`,
    );
    expect(blogPost.viewsCount).toBeGreaterThanOrEqual(1);
    // Uses another article, which nobody has opened and the server hasn't cached.
    await askShop(request, 'mutation { recordBlogView(slug: "caravan-and-trailer-tyres") }');
    await openPage(page, '/blog/caravan-and-trailer-tyres');
    await expect(page.getByRole('list', { name: 'About this article' })).toContainText(/\d views?$/);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('BLOG-01 BLOG-04 POST-02 without a script, visitors can search the blog, turn its pages and read', async ({
    page,
  }) => {
    await page.goto('/blog?category=safety-and-law');
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: 'Search articles' }).fill('DOT');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/blog?category=safety-and-law&search=DOT');
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(main.getByRole('heading', { name: 'Where to find the date' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await page.goto('/blog');
    await main.getByRole('link', { name: 'Next page' }).click();
    await expect(main.getByRole('article')).toHaveCount(PAGE_SIZE);
    await expect(page).toHaveURL('/blog?page=2');
  });
});
