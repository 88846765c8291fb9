import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { appCode } from '../two-step/two-step.builder.ts';
import { aCustomer, PASSWORD, type SignedIn } from './account.builder.ts';

const CODES = '... on RecoveryCodes { codes user { twoStep { since recoveryCodesLeft } } }';
const document = (name: string, granted: string): string => {
  const input = `${(name[0] ?? '').toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { done: ${name}(input: $input) { kind: __typename ${granted} ${REFUSAL} } }`;
};
const DEEDS = {
  beginTwoStep: document('beginTwoStep', '... on TwoStepBegun { secret uri }'),
  turnOnTwoStep: document('turnOnTwoStep', CODES),
  turnOffTwoStep: document('turnOffTwoStep', '... on User { twoStep { since } }'),
  renewRecoveryCodes: document('renewRecoveryCodes', CODES),
  finishLogin: document('finishLogin', '... on Session { token user { id } }'),
} as const;
const LOGIN = document('login', '... on SecondStepRequired { challenge expiresAt } ... on Session { token }');

/** The answer to a deed: what it gave, or the refusal. */
export interface TwoStepAnswer {
  readonly kind: string;
  readonly secret?: string;
  readonly uri?: string;
  readonly codes?: string[];
  readonly token?: string;
  readonly challenge?: string;
  readonly user?: object;
}

/** Does something about two-step sign-in. @param by whose session asks; a guest when left out. */
export async function twoStep(
  shop: TestShop,
  deed: keyof typeof DEEDS,
  input: object,
  { headers }: Partial<Pick<SignedIn, 'headers'>> = {},
): Promise<TwoStepAnswer> {
  return (await shop.graphql<{ done: TwoStepAnswer }>(DEEDS[deed], { input }, { ...headers })).data.done;
}

/** Somebody whose account asks for a code. */
export interface TwoStepCustomer extends SignedIn {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns two-step sign-in on for an account; its address counts as confirmed. */
export async function withTwoStep(shop: TestShop, owner: SignedIn): Promise<TwoStepCustomer> {
  await shop.rows('update users set email_verified_at = now() where id = $1', [owner.id]);
  const { secret = '' } = await twoStep(shop, 'beginTwoStep', { password: PASSWORD }, owner);
  const code = appCode(secret, 0, shop.services.platform.now());
  const { kind, codes = [] } = await twoStep(shop, 'turnOnTwoStep', { code }, owner);
  if (kind !== 'RecoveryCodes') throw new Error(`Two-step sign-in was not turned on: ${kind}.`);
  return { ...owner, secret, recoveryCodes: codes };
}

export const aTwoStepCustomer = async (shop: TestShop): Promise<TwoStepCustomer> =>
  withTwoStep(shop, await aCustomer(shop));

/** The answer to the right password. */
export async function firstStep(
  shop: TestShop,
  { email }: Pick<SignedIn, 'email'>,
  password = PASSWORD,
): Promise<TwoStepAnswer> {
  return (await shop.graphql<{ done: TwoStepAnswer }>(LOGIN, { input: { email, password } })).data.done;
}

/** Both steps of a sign-in. */
export async function signIn(
  shop: TestShop,
  customer: Pick<SignedIn, 'email'>,
  code: string,
): Promise<TwoStepAnswer> {
  const { challenge } = await firstStep(shop, customer);
  return twoStep(shop, 'finishLogin', { challenge, code });
}

/** The code that a customer's app shows. @param halfMinutes how far from the shop's now; negative for the past. */
export const codeOf = (shop: TestShop, { secret }: TwoStepCustomer, halfMinutes = 0): string =>
  appCode(secret, halfMinutes, shop.services.platform.now());
