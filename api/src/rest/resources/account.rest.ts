import { isStaff } from '../../platform/services/role.enum.ts';
import { finishLoginInputRules, loginInputRules, registerInputRules } from '../route/inputRules.generated.ts';
import { choice, object, text, type ValueOf } from '../route/json-schema.ts';
import { unwrapOrThrow, RestRefusal } from '../route/rest-refusal.ts';
import { route, type RestRoute } from '../route/rest-route.ts';
import { success, SUCCESS } from '../route/success.ts';
import {
  RestFinishLoginDocument,
  RestLoginDocument,
  RestRegisterDocument,
  RestVerifyDocument,
  type RestSessionPartsFragment,
  type RestUserPartsFragment,
} from './account.generated.ts';

const tag = 'Accounts';
const TOO_MANY = { 429: 'Too many attempts for this account or from this address.' };

const user = object('The account holder.', {
  id: text('The id of the account.'),
  email: text('The address to sign in with.'),
  first_name: text('First name.'),
  last_name: text('Last name.'),
  role: choice('The role of the account.', ['admin', 'customer']),
});
const session = object('A new session.', {
  success,
  token: text('Send it with each request as the header Authorization: Bearer {token}.'),
  user,
});

function shapeUser({ id, email, firstName, lastName, role }: RestUserPartsFragment): ValueOf<typeof user> {
  return {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    role: isStaff(role) ? 'admin' : 'customer',
  };
}

const shapeSession = (opened: RestSessionPartsFragment): ValueOf<typeof session> => ({
  ...SUCCESS,
  token: opened.token,
  user: shapeUser(opened.user),
});

export const accountRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Signs in',
    tag,
    document: RestLoginDocument,
    answer: session,
    refusals: {
      401:
        'The email address or password is wrong; or they’re right and `second_step` is present: the account ' +
        'needs a code, which goes to `/auth/login/finish` with the challenge.',
      ...TOO_MANY,
    },
    body: object('The credentials.', {
      email: text('The account’s address.', { rule: loginInputRules.email }),
      password: text('Its password.', { rule: loginInputRules.password }),
    }),
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    shape: ({ login }) => shapeSession(unwrapOrThrow(login)),
  }),
  route({
    method: 'POST',
    path: '/auth/login/finish',
    summary: 'Finishes a two-factor sign-in',
    tag,
    document: RestFinishLoginDocument,
    answer: session,
    refusals: {
      401: 'The code is wrong or used already, or the challenge has expired; the sentence says which.',
      ...TOO_MANY,
    },
    body: object('The code for the challenge.', {
      challenge: text('The `challenge` from the refusal of `/auth/login`. It lasts ten minutes.', {
        rule: finishLoginInputRules.challenge,
      }),
      code: text('A code from the authenticator app, or a recovery code.', {
        rule: finishLoginInputRules.code,
      }),
    }),
    variables: ({ body }) => ({ input: { challenge: body.challenge, code: body.code } }),
    shape: ({ finishLogin }) => shapeSession(unwrapOrThrow(finishLogin)),
  }),
  route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Creates an account and signs it in',
    tag,
    document: RestRegisterDocument,
    answer: session,
    status: 201,
    refusals: { 409: 'The address already has an account.', ...TOO_MANY },
    body: object('The new account.', {
      first_name: text('First name.', { rule: registerInputRules.firstName }),
      last_name: text('Last name.', { rule: registerInputRules.lastName }),
      email: text('An address without an account.', { rule: registerInputRules.email }),
      password: text('At least 6 characters.', { rule: registerInputRules.password }),
      confirm_password: text('The same again.', { rule: registerInputRules.confirmPassword }),
    }),
    variables: ({ body }) => ({
      input: {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        password: body.password,
        confirmPassword: body.confirm_password,
      },
    }),
    shape: ({ register }) => shapeSession(unwrapOrThrow(register)),
  }),
  route({
    method: 'GET',
    path: '/auth/verify',
    summary: 'Shows the account behind the token',
    tag,
    document: RestVerifyDocument,
    signedIn: true,
    answer: object('A valid token’s account.', { success, user }),
    variables: () => ({}),
    shape({ me }) {
      if (!me) throw new RestRefusal(401, 'Sign in to use this.');
      return { ...SUCCESS, user: shapeUser(me) };
    },
  }),
];
