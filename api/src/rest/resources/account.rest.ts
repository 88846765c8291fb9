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
const TOO_MANY = { 429: 'Too many tries for this account or from this address.' };

const user = object('Somebody with an account.', {
  id: text('The id of the account.'),
  email: text('The address that signs in.'),
  first_name: text('First name.'),
  last_name: text('Last name.'),
  role: choice('What they may do.', ['admin', 'customer']),
});
const session = object('Somebody is signed in.', {
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
        'The e-mail address or the password is wrong; or they are right and `second_step` is there: the account ' +
        'asks for a code, which `/auth/login/finish` takes with the challenge.',
      ...TOO_MANY,
    },
    body: object('Who signs in.', {
      email: text('The address of the account.', { rule: loginInputRules.email }),
      password: text('Its password.', { rule: loginInputRules.password }),
    }),
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    shape: ({ login }) => shapeSession(unwrapOrThrow(login)),
  }),
  route({
    method: 'POST',
    path: '/auth/login/finish',
    summary: 'Finishes the sign-in of an account with two-factor sign-in',
    tag,
    document: RestFinishLoginDocument,
    answer: session,
    refusals: {
      401: 'The code is wrong or was used before, or the challenge has ended; the sentence says which.',
      ...TOO_MANY,
    },
    body: object('The second step.', {
      challenge: text('The `challenge` that the refusal of `/auth/login` carried. It lives ten minutes.', {
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
    summary: 'Makes an account and signs it in',
    tag,
    document: RestRegisterDocument,
    answer: session,
    status: 201,
    refusals: { 409: 'The address has an account already.', ...TOO_MANY },
    body: object('The new account.', {
      first_name: text('First name.', { rule: registerInputRules.firstName }),
      last_name: text('Last name.', { rule: registerInputRules.lastName }),
      email: text('An address that has no account yet.', { rule: registerInputRules.email }),
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
    summary: 'Tells whose token this is',
    tag,
    document: RestVerifyDocument,
    signedIn: true,
    answer: object('A token that is good.', { success, user }),
    variables: () => ({}),
    shape({ me }) {
      if (!me) throw new RestRefusal(401, 'Sign in to use this.');
      return { ...SUCCESS, user: shapeUser(me) };
    },
  }),
];
