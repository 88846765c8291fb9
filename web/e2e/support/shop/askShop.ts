import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Sends a GraphQL request without the browser. @param token of the caller's account; omitted for a guest. */
export async function askShop<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
  token: string | null = null,
): Promise<Data> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await request.post('/graphql', { data: { query, variables }, headers });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** The token of the customer who is signed in on a page; null for a guest. */
export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));
