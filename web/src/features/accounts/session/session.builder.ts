import type { SessionUser } from './sessionUser.ts';

/** For tests: a user as the client stores them. */
export function aSessionUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'u1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'King',
    scopes: [],
    ...overrides,
  };
}

/** For tests: the same user as the API returns them. */
export function aUserAnswer(overrides: Partial<SessionUser> = {}): SessionUser & { __typename: 'User' } {
  return { __typename: 'User', staffState: null, ...aSessionUser(overrides) };
}
