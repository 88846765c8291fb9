import { describe, expect } from 'vitest';
import {
  aCustomer,
  aRegistration,
  anEmail,
  login,
  me,
  PASSWORD,
  REGISTER,
  register,
} from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

describe('registering', () => {
  it('AUTH-06 registering requires every field, and names the missing ones', async ({ shop }) => {
    const message = 'All fields are required';
    expect(await register(shop, { firstName: ' ', confirmPassword: '' })).toEqual({
      kind: 'InvalidInput',
      message,
      fields: [
        { path: 'firstName', message: 'First name is required' },
        { path: 'confirmPassword', message: 'Enter the password again' },
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
      'That’s a very common password. Please choose another',
    ],
    [
      'C-08 one character over and over',
      { password: 'ßßßßßßßßßß' },
      'password',
      'That’s a very common password. Please choose another',
    ],
    [
      'C-08 the account’s address as the password',
      { email: 'Robin.Wright@example.com', password: 'robin.wright@EXAMPLE.com' },
      'password',
      'Your password can’t be your email address',
    ],
    [
      'C-08 the mailbox part of the address as the password',
      { email: 'robin.wright@example.com', password: 'robin.wright' },
      'password',
      'Your password can’t be your email address',
    ],
    [
      'C-08 the own mailbox with a year',
      { email: 'robin.wright@example.com', password: 'RobinWright1985!' },
      'password',
      'That’s easy to guess from your email address. Please choose another',
    ],
    [
      'C-08 the word of the trade with a year',
      { password: 'tyres2026' },
      'password',
      'That’s easy to guess at a shop like ours. Please choose another',
    ],
    [
      'C-08 the domain of the shop',
      { password: 'shop.test1' },
      'password',
      'That’s easy to guess at a shop like ours. Please choose another',
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
    ['text that isn’t an address', { email: 'sam@localhost' }, 'email', 'Please enter a valid email'],
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

  it('registering names all invalid fields at once, in the order of the form', async ({ shop }) => {
    const refused = await register(shop, {
      password: '12345',
      confirmPassword: '1234',
      email: 'sam',
      lastName: 'x'.repeat(200),
    });
    expect(refused).toMatchObject({
      kind: 'InvalidInput',
      message: 'Please use at most 100 characters',
      fields: ['lastName', 'email', 'password', 'confirmPassword'].map((path) => ({ path })),
    });
  });

  it.for(['six6ty', 'x'.repeat(63) + 'y', 'пароль из слов', '      7', 'ab'.repeat(100)])(
    'C-08 registering accepts the password %j',
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
  ])('registering accepts the unusual address %s', async (email, { shop }) => {
    const registered = await aCustomer(shop, { email });
    expect(registered.email).toBe(email);
    expect(await login(shop, { email: ` ${email.toUpperCase()} `, password: PASSWORD })).toMatchObject({
      kind: 'Session',
    });
  });

  it('registering accepts an address with non-ASCII letters in its domain, in either notation', async ({
    shop,
  }) => {
    await aCustomer(shop, { email: 'robin@müller.de' });
    expect(await register(shop, { email: 'robin@xn--mller-kva.de' })).toMatchObject({ kind: 'EmailTaken' });
    expect(await login(shop, { email: 'robin@MÜLLER.de', password: PASSWORD })).toMatchObject({
      kind: 'Session',
    });
  });

  it('registering trims names but otherwise stores them unchanged', async ({ shop }) => {
    const { id } = await aCustomer(shop, {
      firstName: ' <b>Zoë</b> ',
      lastName: "O'Brien'); drop table users; --\ud83d",
    });
    expect(await shop.rows('select first_name, last_name, role from users where id = $1', [id])).toEqual([
      { first_name: '<b>Zoë</b>', last_name: "O'Brien'); drop table users; --\ufffd", role: 'CUSTOMER' },
    ]);
  });

  it('registering stores only the argon2id hash of the password, at the shop’s cost', async ({ shop }) => {
    const { id } = await aCustomer(shop);
    const [row] = await shop.rows<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [id],
    );
    const { memoryCost, timeCost } = shop.config.hashing;
    expect(row?.password_hash).toContain(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`);
  });

  it('C-12 registering refuses an address that has an account, ignoring case', async ({ shop }) => {
    const { email } = await aCustomer(shop);
    expect(await register(shop, { email: email.toUpperCase() })).toEqual({
      kind: 'EmailTaken',
      message: 'An account with this email already exists',
    });
  });

  it('ten registrations of one address at once create one account, and the others are refused', async ({
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

  it('AUTH-13 claiming the role makes nobody an administrator', async ({ shop }) => {
    const { status, errors } = await shop.graphql(REGISTER, { input: { ...aRegistration(), role: 'ADMIN' } });
    expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
  });

  it('registering shows the password in no response', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const answer = await me(shop, customer);
    expect(JSON.stringify(answer)).not.toMatch(/argon2|wet roads/);
  });
});
