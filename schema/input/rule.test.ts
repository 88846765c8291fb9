import { describe, expect, it } from 'vitest';
import { faultOf, type InputRule } from './rule.ts';

const NAME: InputRule = { required: 'Name is required', maxLength: 5 };
const SIZE: InputRule = { pattern: '^\\d+$', message: 'A size is a number' };

describe('the rule of an input', () => {
  it.for<[string, InputRule, unknown, string | null]>([
    ['refuses a blank text that is required', NAME, ' \t', 'Name is required'],
    ['takes a blank text that is not', { maxLength: 5 }, ' ', null],
    ['takes null, which nobody said', NAME, null, null],
    ['takes the longest text, spaces around it apart', NAME, ' abcde ', null],
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
      'has a sentence for a text that does not match',
      { pattern: '^a$' },
      'b',
      'Please check what you entered',
    ],
    ['takes the least number', { min: 1, max: 5 }, 1, null],
    ['takes the greatest number', { min: 1, max: 5 }, 5, null],
    ['refuses a number below the range', { min: 1, max: 5 }, 0, 'limit must be from 1 to 5'],
    ['refuses a number above the range', { min: 1, max: 5 }, 6, 'limit must be from 1 to 5'],
    ['refuses a number below the least', { min: 1 }, 0, 'limit must be 1 or more'],
    ['refuses a box that must be ticked', { required: 'Please agree' }, false, 'Please agree'],
    ['takes a box that is ticked', { required: 'Please agree' }, true, null],
    ['refuses an empty list that is required', { required: 'Choose one' }, [], 'Choose one'],
    ['takes an empty list that is not', { maxItems: 2 }, [], null],
    ['refuses a list that is too long', { maxItems: 2 }, [1, 2, 3], 'limit takes at most 2 values'],
    ['says its own sentence', { maxItems: 2, message: 'Two at most' }, [1, 2, 3], 'Two at most'],
  ])('%s', ([, rule, value, fault]) => {
    expect(faultOf(rule, value, 'limit', {})).toBe(fault);
  });

  it('asks the check of a format, and takes a text whose format nobody checks', () => {
    const rule: InputRule = { format: 'email', message: 'Please enter a valid email' };
    expect(faultOf(rule, ' sam ', 'email', { email: (text) => text === 'sam' })).toBe(null);
    expect(faultOf(rule, 'sam', 'email', { email: () => false })).toBe('Please enter a valid email');
    expect(faultOf(rule, 'sam', 'email', {})).toBe(null);
  });
});
