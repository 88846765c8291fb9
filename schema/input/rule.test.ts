import { describe, expect, it } from 'vitest';
import { faultOf, type InputRule } from './rule.ts';

const NAME: InputRule = { required: 'Name is required', maxLength: 5 };
const SIZE: InputRule = { pattern: '^\\d+$', message: 'A size is a number' };

describe('the rule of an input', () => {
  it.for<[string, InputRule, unknown, string | null]>([
    ['refuses a blank text that is required', NAME, ' \t', 'Name is required'],
    ['accepts a blank text that is not required', { maxLength: 5 }, ' ', null],
    ['accepts null, which was not entered by anyone', NAME, null, null],
    ['accepts the longest text, ignoring spaces around it', NAME, ' abcde ', null],
    ['counts an emoji as one character', NAME, '🛞🛞🛞🛞🛞', null],
    ['counts a line break as one character', NAME, 'ab\r\ncd', null],
    ['refuses a text that is too long', NAME, 'abcdef', 'Please use at most 5 characters'],
    [
      'counts the spaces of a password',
      { maxLength: 5, format: 'password' },
      ' abcd ',
      'Please use at most 5 characters',
    ],
    ['refuses a text that does not match', SIZE, 'wide', 'A size is a number'],
    [
      'has a default message for a text that does not match',
      { pattern: '^a$' },
      'b',
      'Please check what you entered',
    ],
    ['accepts the minimum', { min: 1, max: 5 }, 1, null],
    ['accepts the maximum', { min: 1, max: 5 }, 5, null],
    ['refuses a number below the range', { min: 1, max: 5 }, 0, 'limit must be from 1 to 5'],
    ['refuses a number above the range', { min: 1, max: 5 }, 6, 'limit must be from 1 to 5'],
    ['refuses a number below the minimum', { min: 1 }, 0, 'limit must be 1 or more'],
    ['refuses a required checkbox that is not ticked', { required: 'Please agree' }, false, 'Please agree'],
    ['accepts a ticked checkbox', { required: 'Please agree' }, true, null],
    ['refuses an empty list that is required', { required: 'Choose one' }, [], 'Choose one'],
    ['accepts an empty list that is not required', { maxItems: 2 }, [], null],
    ['refuses a list that is too long', { maxItems: 2 }, [1, 2, 3], 'limit takes at most 2 values'],
    ['uses its own message if it has one', { maxItems: 2, message: 'Two at most' }, [1, 2, 3], 'Two at most'],
  ])('%s', ([, rule, value, fault]) => {
    expect(faultOf(rule, value, 'limit', {})).toBe(fault);
  });

  it('runs the check of a format, and accepts a text whose format has no check', () => {
    const rule: InputRule = { format: 'email', message: 'Please enter a valid email' };
    expect(faultOf(rule, ' sam ', 'email', { email: (text) => text === 'sam' })).toBe(null);
    expect(faultOf(rule, 'sam', 'email', { email: () => false })).toBe('Please enter a valid email');
    expect(faultOf(rule, 'sam', 'email', {})).toBe(null);
  });
});
