import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { agree, currentConsent, refuse, useConsent } from './analyticsConsent.ts';

const GOOGLE = 'Google Analytics';
const consentTo = (provider: string | null) => renderHook(() => useConsent(provider)).result.current;
const kept = () => localStorage.getItem('analytics-consent');

afterEach(() => vi.unstubAllGlobals());

it('C-40 stores nothing before the answer, and only the refusal after one', () => {
  expect(consentTo(null)).toBeUndefined();
  expect(kept()).toBeNull();
  refuse();
  expect(consentTo(GOOGLE)).toBeNull();
  expect(kept()).toBe('["refused"]');
});

it('C-40 makes a number only for a provider, and a new one for each consent', () => {
  agree(null);
  expect(currentConsent()).toBe('counted');
  agree(GOOGLE);
  const first = currentConsent();
  expect(first).toMatch(/^\d{1,10}\.\d{1,10}$/);
  agree(GOOGLE);
  expect(currentConsent()).not.toBe(first);
});

it('C-40 consent to the shop’s own counting does not cover a provider', () => {
  agree(null);
  expect(consentTo(null)).toBe('counted');
  expect(consentTo(GOOGLE)).toBeUndefined();
});

it('C-40 Global Privacy Control counts as a refusal, even after consent, and stores nothing', () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
  expect(consentTo(null)).toBeNull();
  expect(kept()).toBeNull();
  agree(null);
  expect(currentConsent()).toBeNull();
});

it.each(['"granted"', '["granted"]', '[null]', 'granted'])('repeats the question if %s is stored', (text) => {
  localStorage.setItem('analytics-consent', text);
  expect(consentTo(null)).toBeUndefined();
});
