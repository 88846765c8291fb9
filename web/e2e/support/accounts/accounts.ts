import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN_EMAIL, SHOP_ADMIN_PASSWORD } from '../../setup/shopVariables.ts';
import { openPage } from '../page/openPage.ts';
import { QUIET_PAGE } from '../page/quietPage.ts';

/** A person about to register. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A person with an unused email address. */
export function aPerson(): Person {
  return {
    firstName: 'Ada',
    lastName: 'King',
    email: `ada-${randomUUID()}@example.com`,
    password: 'a wet road in Bedford',
  };
}

/** Fills in and submits the registration form, which the browser must already show. */
export async function fillRegistration(
  page: Page,
  { firstName, lastName, email, password }: Person,
): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills in and submits the sign-in form, which the browser must already show. */
export async function fillLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Expects the header to link to the account for a customer, or to the sign-in page for a guest. */
export async function expectSignedIn(page: Page, isSignedIn: boolean): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('link', { name: isSignedIn ? 'Account' : 'Login', exact: true }),
  ).toBeVisible();
}

/** Signs out from any page of the shop. On a phone the button is in the menu. */
export async function signOut(page: Page): Promise<void> {
  // A pending query would arrive after the session has ended and be refused.
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedIn(page, false);
}

/** Registers a person with the form and leaves them signed in. */
export async function registerByForm(page: Page, person: Person): Promise<void> {
  await openPage(page, '/register');
  await fillRegistration(page, person);
  await expectSignedIn(page, true);
}

/** A session as the shop stores it in the browser. */
interface Session {
  readonly token: string;
  readonly user: object;
}

/** Stores the session in the browser. Frames on the page, such as an email's, share its storage and need nothing. */
function keepSession({ token, user }: Session): void {
  if (window !== window.top) return;
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/** Registers a person without the form, and leaves them signed in on a page without scripts. */
export async function register(page: Page, person = aPerson()): Promise<Person> {
  const { firstName, lastName, email, password } = person;
  const answer = await page.request.post('/api/auth/register', {
    data: { first_name: firstName, last_name: lastName, email, password, confirm_password: password },
  });
  expect(answer.status()).toBe(201);
  await page.goto(QUIET_PAGE);
  await page.evaluate(keepSession, (await answer.json()) as Session);
  return person;
}

const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { ... on Session { token } } }';

/** Signs the administrator in and returns the token. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  const input = { email: ADMIN_EMAIL, password: process.env[SHOP_ADMIN_PASSWORD] };
  const answer = await request.post('/graphql', { data: { query: LOGIN, variables: { input } } });
  const { data } = (await answer.json()) as { data: { login: { token: string } } };
  return data.login.token;
}

/** Signs a person in on all pages this browser opens from now on. */
export async function signIn(page: Page, person: { email: string; password?: string }): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: person });
  await page.addInitScript(keepSession, (await answer.json()) as Session);
}

/** Signs the administrator in on all pages this browser opens from now on. @param password for another shop. */
export const signInAdmin = (page: Page, password = process.env[SHOP_ADMIN_PASSWORD]): Promise<void> =>
  signIn(page, { email: ADMIN_EMAIL, password });
