import http from 'node:http';
import { expect, test } from '../support/test.ts';

/** Requests a path unchanged: browsers and `fetch` would normalise it before sending. */
function ask(origin: string | undefined, path: string): Promise<http.IncomingMessage> {
  const { hostname, port } = new URL(origin ?? '');
  return new Promise((resolve, reject) => {
    http.get({ hostname, port, path }, (answer) => resolve(answer.resume())).on('error', reject);
  });
}

test('ROUTE-01 an address that could be read as another site is not found, and redirects nowhere', async ({
  page,
  baseURL,
  complaints,
}) => {
  for (const path of ['//', '///', '//:', '/\\', '//evil.example/', '/%5C']) {
    const { statusCode, headers } = await ask(baseURL, path);
    expect({ statusCode, type: headers['content-type'], location: headers.location }, path).toEqual({
      statusCode: 404,
      type: 'text/html; charset=utf-8',
      location: undefined,
    });
  }
  complaints.provoke(/status of 404/);
  await page.goto(`${baseURL}//evil.example/`);
  await expect(page.getByRole('heading', { name: 'Sorry, we can’t find that page' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse all tyres' }).click();
  await expect(page).toHaveURL('/shop');
});
