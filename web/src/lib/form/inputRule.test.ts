import { describe, expect, it } from 'vitest';
import { keeps, limitsOf } from './inputRule.ts';
import { addressInputRules, registerInputRules, submitReviewInputRules } from './inputRules.generated.ts';

describe('form rules from the schema', () => {
  it('a form validates by the schema’s rules, with the API’s messages', () => {
    expect(keeps(registerInputRules.email)('')).toBe('Email is required');
    expect(keeps(registerInputRules.email)('sam@nowhere')).toBe('Please enter a valid email');
    expect(keeps(addressInputRules.city)('x'.repeat(101))).toBe('Please use at most 100 characters');
    expect(keeps(submitReviewInputRules.comfort)(6)).toBe('Please choose from 1 to 5');
  });

  it('an untouched field counts as empty', () => {
    expect(keeps(registerInputRules.password)(undefined)).toBe('Choose a password');
    expect(keeps(addressInputRules.company)(undefined)).toBe(true);
  });
});

it('a control states its maximum length and whether it is required', () => {
  expect(limitsOf(addressInputRules.city)).toEqual({ maxLength: 100, 'aria-required': true });
  expect(limitsOf(addressInputRules.company)).toEqual({ maxLength: 100, 'aria-required': undefined });
  expect(limitsOf(registerInputRules.password).maxLength).toBeUndefined();
});
