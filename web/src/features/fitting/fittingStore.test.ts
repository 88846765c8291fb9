import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseFitting, choiceFor, useFittingChoices } from './fittingStore.ts';

const stored = () => renderHook(() => useFittingChoices()).result.current;

it('each way of fitting has one choice, which survives a reload', () => {
  chooseFitting('FITTED', { centre: 'yard', start: '2026-12-05T09:00:00.000Z' });
  chooseFitting('MOBILE', { start: '2026-12-07T09:00:00.000Z' });
  chooseFitting('FITTED', { centre: 'barn', start: null });
  expect(stored()).toHaveLength(2);
  expect(choiceFor(stored(), 'FITTED')).toMatchObject({ centre: 'barn', start: null });
  expect(JSON.parse(localStorage.getItem('fitting') ?? '[]')).toEqual(stored());
});
