import { expect, it } from 'vitest';
import { aMailContent, aLetterhead, laidOut, onOneLine, wordsOf } from '../../../../../test/fixtures/mail.ts';

it('emails say that made-up company details are made up', () => {
  const { html, text } = laidOut(aMailContent(), aLetterhead({ isDemonstration: true }));
  for (const whole of [wordsOf(html), onOneLine(text)])
    expect(whole).toContain('This is a demonstration shop. The company details are made up.');
});
