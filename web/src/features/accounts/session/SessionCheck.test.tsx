import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { aSessionUser, aUserAnswer } from './session.builder.ts';
import { SessionCheck } from './SessionCheck.tsx';
import { currentSession, startSession } from './sessionStore.ts';

beforeEach(() => {
  startSession({ token: 'a.b.c', user: aSessionUser() });
});

async function check(answers: Record<string, Answer>) {
  await act(async () => void render(<SessionCheck />, { wrapper: shopAt({ pathname: '/' }, answers) }));
}

it('AUTH-09 ends a session that the server no longer knows', async () => {
  await check({ Me: { me: null } });
  await expect.poll(currentSession).toBeNull();
});

it('adopts a role granted elsewhere', async () => {
  await check({ Me: { me: aUserAnswer({ scopes: ['USE_ADMIN'] }) } });
  await expect.poll(() => currentSession()?.user.scopes).toEqual(['USE_ADMIN']);
});

it('keeps the session while the server is unreachable', async () => {
  await check({ Me: 'failure' });
  expect(currentSession()?.token).toBe('a.b.c');
});

it('checks again when the shopper returns to the tab', async () => {
  const answers: Record<string, Answer> = { Me: { me: aUserAnswer() } };
  await check(answers);
  answers.Me = { me: null };
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(currentSession).toBeNull();
});
