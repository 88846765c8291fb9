import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import {
  aCustomer,
  aRegistration,
  anEmail,
  LOGIN,
  login,
  me,
  ME,
  PASSWORD,
  REGISTER,
  register,
} from './account.builder.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

describe('the documents integrators were given', () => {
  it('AUTH-10 register, sign in and say who one is', async ({ shop }) => {
    const input = aRegistration({ email: 'Sam.Carter@Example.com' });
    const registered = await shop.graphql<{ register: { token: string; user: { id: string } } }>(REGISTER, {
      input,
    });
    const { id } = registered.data.register.user;
    const signedIn = await shop.graphql<{ login: { token: string; user: object } }>(LOGIN, {
      input: { email: 'sam.carter@EXAMPLE.com', password: input.password },
    });
    const user = {
      id,
      email: 'Sam.Carter@example.com',
      firstName: 'Sam',
      lastName: 'Carter',
      role: 'CUSTOMER',
    };
    expect(signedIn.data.login.user).toEqual(user);
    const known = await shop.graphql(ME, {}, { authorization: `Bearer ${signedIn.data.login.token}` });
    expect({ data: known.data, cache: known.headers['cache-control'] }).toEqual({
      data: { me: user },
      cache: 'private, no-store',
    });
  });

  it('AUTH-09 know nobody without a token', async ({ shop }) => {
    expect(await shop.graphql(ME)).toMatchObject({ status: 200, data: { me: null } });
  });
});

describe('signing in', () => {
  it('C-10 gives a session of seven days', async ({ shop }) => {
    const { email } = await aCustomer(shop);
    expect(await login(shop, { email, password: PASSWORD })).toMatchObject({
      kind: 'Session',
      expiresAt: '2026-11-27T10:00:00.000Z',
      user: { emailVerified: false, createdAt: '2026-11-20T10:00:00.000Z' },
    });
  });

  it.for([
    [{ email: '', password: PASSWORD }, ['email']],
    [{ email: anEmail(), password: '' }, ['password']],
    [{ email: ' ', password: '' }, ['email', 'password']],
    [{}, ['email', 'password']],
  ] as const)('AUTH-03 wants both fields: %o', async ([input, paths], { shop }) => {
    const message = 'Please enter both email and password';
    expect(await login(shop, input as never)).toEqual({
      kind: 'InvalidInput',
      message,
      fields: paths.map((path) => ({ path, message })),
    });
  });

  it('AUTH-04 says the same of a wrong password and of an address nobody has', async ({ shop }) => {
    const { email } = await aCustomer(shop);
    const refusal = { kind: 'InvalidCredentials', message: 'Login failed. Please check your credentials.' };
    expect(await login(shop, { email, password: 'wrong password' })).toEqual(refusal);
    expect(await login(shop, { email: anEmail(), password: PASSWORD })).toEqual(refusal);
  });

  it.for([
    ['a password of 10,000 characters', 'sam@example.com', 'x'.repeat(10_000)],
    ['an address of 10,000 characters', `${'x'.repeat(10_000)}@example.com`, 'x'],
    ['half a character', 'sam@example.com', '\ud83d'],
    ['SQL', "' or 1=1 --", "' or 1=1 --"],
  ] as const)('answers %s like any wrong one', async ([, email, password], { shop }) => {
    expect(await login(shop, { email, password })).toMatchObject({ kind: 'InvalidCredentials' });
  });

  it('does not care for the case of the address, nor which code points write a letter of the password', async ({
    shop,
  }) => {
    const { email } = await aCustomer(shop, { password: 'café au lait', confirmPassword: 'café au lait' });
    expect(await login(shop, { email: email.toUpperCase(), password: 'cafe\u0301 au lait' })).toMatchObject({
      kind: 'Session',
    });
    expect(await login(shop, { email, password: 'Café au lait' })).toMatchObject({
      kind: 'InvalidCredentials',
    });
  });
});

describe('registering', () => {
  it('AUTH-06 wants every field, and names those that are missing', async ({ shop }) => {
    const message = 'All fields are required';
    expect(await register(shop, { firstName: ' ', confirmPassword: '' })).toEqual({
      kind: 'InvalidInput',
      message,
      fields: [
        { path: 'firstName', message },
        { path: 'confirmPassword', message },
      ],
    });
  });

  it.for([
    [
      'AUTH-06 passwords that differ',
      { confirmPassword: 'dry roads ahead' },
      'confirmPassword',
      'Passwords do not match',
    ],
    ['AUTH-06 five characters', { password: 'tyre5' }, 'password', 'Password must be at least 6 characters'],
    [
      'AUTH-06 five emojis, which count as five',
      { password: '🛞🛞🛞🚗🚙' },
      'password',
      'Password must be at least 6 characters',
    ],
    [
      'C-08 a common password',
      { password: 'Password123' },
      'password',
      'This password is one of the most common ones. Please choose another',
    ],
    [
      'C-08 one character over and over',
      { password: 'ßßßßßßßßßß' },
      'password',
      'This password is one of the most common ones. Please choose another',
    ],
    [
      'C-08 the own address as password',
      { email: 'Robin.Wright@example.com', password: 'robin.wright@EXAMPLE.com' },
      'password',
      'Your password must not be your email address',
    ],
    [
      'C-08 the own mailbox as password',
      { email: 'robin.wright@example.com', password: 'robin.wright' },
      'password',
      'Your password must not be your email address',
    ],
    [
      '201 characters of password',
      { password: 'ab'.repeat(100) + 'c' },
      'password',
      'Password must be at most 200 characters',
    ],
    [
      'a password of 10,000 characters',
      { password: 'ab'.repeat(5_000) },
      'password',
      'Password must be at most 200 characters',
    ],
    [
      'a first name of 10,000 characters',
      { firstName: 'x'.repeat(10_000) },
      'firstName',
      'Please use at most 100 characters',
    ],
    [
      'a last name of 101 characters',
      { lastName: 'x'.repeat(101) },
      'lastName',
      'Please use at most 100 characters',
    ],
    ['what is no address', { email: 'sam@localhost' }, 'email', 'Please enter a valid email'],
    [
      'an address with a second line',
      { email: 'sam@example.com\r\nBcc: eve@example.com' },
      'email',
      'Please enter a valid email',
    ],
  ] as const)('refuses %s', async ([, input, path, message], { shop }) => {
    expect(await register(shop, input)).toEqual({
      kind: 'InvalidInput',
      message,
      fields: [{ path, message }],
    });
  });

  it('names every field at once', async ({ shop }) => {
    const refused = await register(shop, {
      password: '12345',
      confirmPassword: '1234',
      email: 'sam',
      lastName: 'x'.repeat(200),
    });
    expect(refused).toMatchObject({
      kind: 'InvalidInput',
      message: 'Passwords do not match',
      fields: ['confirmPassword', 'password', 'email', 'lastName'].map((path) => ({ path })),
    });
  });

  it.for(['six6ty', 'x'.repeat(63) + 'y', 'пароль из слов', '      7', 'ab'.repeat(100)])(
    'C-08 takes the password %j',
    async (password, { shop }) => {
      const { email } = await aCustomer(shop, { password });
      expect(await login(shop, { email, password })).toMatchObject({ kind: 'Session' });
      expect(await login(shop, { email, password: password.slice(0, -1) })).toMatchObject({
        kind: 'InvalidCredentials',
      });
    },
  );

  it.for([
    "o'hara+tyres@example.co.uk",
    '!#$%&*/=?^`{|}~-@example.com',
    'a.b.c@sub.example.museum',
    '1@2.example',
    `${'m'.repeat(64)}@example.com`,
    'sam@xn--mnchen-3ya.de',
  ])('takes the odd address %s', async (email, { shop }) => {
    const registered = await aCustomer(shop, { email });
    expect(registered.email).toBe(email);
    expect(await login(shop, { email: ` ${email.toUpperCase()} `, password: PASSWORD })).toMatchObject({
      kind: 'Session',
    });
  });

  it('takes an address with letters beyond ASCII in its domain, however it is written', async ({ shop }) => {
    await aCustomer(shop, { email: 'robin@müller.de' });
    expect(await register(shop, { email: 'robin@xn--mller-kva.de' })).toMatchObject({ kind: 'EmailTaken' });
    expect(await login(shop, { email: 'robin@MÜLLER.de', password: PASSWORD })).toMatchObject({
      kind: 'Session',
    });
  });

  it('keeps names trimmed and whole, whatever they hold', async ({ shop }) => {
    const { id } = await aCustomer(shop, {
      firstName: ' <b>Zoë</b> ',
      lastName: "O'Brien'); drop table users; --\ud83d",
    });
    expect(await shop.rows('select first_name, last_name, role from users where id = $1', [id])).toEqual([
      { first_name: '<b>Zoë</b>', last_name: "O'Brien'); drop table users; --\ufffd", role: 'CUSTOMER' },
    ]);
  });

  it('keeps no password, only its argon2id hash at the cost the shop decided on', async ({ shop }) => {
    const { id } = await aCustomer(shop);
    const [row] = await shop.rows<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [id],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('C-12 refuses an address that has an account, in any case', async ({ shop }) => {
    const { email } = await aCustomer(shop);
    expect(await register(shop, { email: email.toUpperCase() })).toEqual({
      kind: 'EmailTaken',
      message: 'An account with this email already exists',
    });
  });

  it('gives one of ten registrations of one address at once an account, and tells the others', async ({
    shop,
  }) => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register(shop, { email: index % 2 ? email : email.toUpperCase() }),
      ),
    );
    expect(answers.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'EmailTaken'),
      'Session',
    ]);
    const winner = answers.find((answer) => answer.kind === 'Session');
    expect(await shop.rows('select id from users where lower(email) = $1', [email])).toEqual([
      { id: winner?.user.id },
    ]);
  });

  it('AUTH-13 nobody becomes an administrator by saying so', async ({ shop }) => {
    const { status, errors } = await shop.graphql(REGISTER, { input: { ...aRegistration(), role: 'ADMIN' } });
    expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
  });

  it('does not show a password in any answer', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const answer = await me(shop, customer);
    expect(JSON.stringify(answer)).not.toMatch(/argon2|wet roads/);
  });
});

it('nothing of all that was worth a warning in the log', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
