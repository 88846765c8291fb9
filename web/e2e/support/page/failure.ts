import type { Page, Request } from '@playwright/test';

/** The API's answer to an internal error. */
export const FAULT = {
  message: 'Something went wrong at our end (request 5c0e0cf4).',
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
};

/** The GraphQL operation of a request, from a GET's address or a POST's body; undefined for other requests. */
export function operationOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== '/graphql') return undefined;
  if (request.method() === 'GET') return searchParams.get('operationName') ?? undefined;
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName;
}

/** Answers one operation with this result. All others reach the shop. */
export async function answerOperation(page: Page, operation: string, answer: object): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) === operation) await route.fulfill({ json: answer });
    else await route.fallback();
  });
}

/** Makes one operation fail with an internal error. */
export async function failOperation(page: Page, operation: string): Promise<void> {
  await answerOperation(page, operation, { data: null, errors: [FAULT] });
}

/** Holds one operation back until the returned function is called. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) === operation) await promise;
    await route.fallback();
  });
  return resolve;
}
