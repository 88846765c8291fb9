import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseExtra, chooseFitting, choiceFor, useFittingChoices } from './fittingStore.ts';

const stored = () => renderHook(() => useFittingChoices()).result.current;

it('each way of fitting has one choice, which survives a reload', () => {
  chooseFitting('FITTED', { centre: 'yard', start: '2026-12-05T09:00:00.000Z' });
  chooseFitting('MOBILE', { start: '2026-12-07T09:00:00.000Z' });
  chooseFitting('FITTED', { centre: 'barn', start: null });
  expect(stored()).toHaveLength(2);
  expect(choiceFor(stored(), 'FITTED')).toMatchObject({ centre: 'barn', start: null });
  expect(JSON.parse(localStorage.getItem('fitting') ?? '[]')).toEqual(stored());
});

it('an extra is chosen once, and none removes it', () => {
  chooseExtra('FITTED', { extra: 'TPMS_VALVES', quantity: 2 });
  chooseExtra('FITTED', { extra: 'TPMS_VALVES', quantity: 4 });
  expect(choiceFor(stored(), 'FITTED').extras).toEqual([{ extra: 'TPMS_VALVES', quantity: 4 }]);
  chooseExtra('FITTED', { extra: 'TPMS_VALVES', quantity: 0 });
  expect(choiceFor(stored(), 'FITTED').extras).toEqual([]);
});
