import type { Page, Request } from '@playwright/test';

/** What GraphQL answers when it fails in a way nobody foresaw. */
const FAULT = {
  message: 'Something went wrong on our side (request 5c0e0cf4).',
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
};

/** Which operation a request asks of GraphQL: GET has it in the address, POST in the body. Undefined for all other requests. */
export function operationOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== '/graphql') return undefined;
  if (request.method() === 'GET') return searchParams.get('operationName') ?? undefined;
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName;
}

/** Answers one operation of the page with this, as GraphQL would; all others reach the shop. */
export async function answerOperation(page: Page, operation: string, answer: object): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) === operation) await route.fulfill({ json: answer });
    else await route.fallback();
  });
}

/** Has one operation of the page fail, as it does when the shop has a fault. */
export async function failOperation(page: Page, operation: string): Promise<void> {
  await answerOperation(page, operation, { data: null, errors: [FAULT] });
}

/** Holds one operation of the page back until the function that comes back is called. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) === operation) await promise;
    await route.fallback();
  });
  return resolve;
}
