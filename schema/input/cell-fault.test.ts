import { expect, it } from 'vitest';
import { cellFaultText } from './cell-fault.ts';

it('a fault quotes its cell, and names an empty one or none for a whole row', () => {
  const fault = { label: 'List price', value: '12,x', message: 'Enter an amount in pounds, such as 84.48' };
  expect(cellFaultText(fault)).toBe('List price is “12,x”. Enter an amount in pounds, such as 84.48.');
  expect(cellFaultText({ ...fault, value: null })).toBe(
    'List price: Enter an amount in pounds, such as 84.48.',
  );
  expect(cellFaultText({ label: null, value: null, message: 'Line 2 is about the same record' })).toBe(
    'Line 2 is about the same record.',
  );
});
