// @vitest-environment node
import { readFileSync } from 'node:fs';
import { DEFAULT_MAIN_COLOUR, mainColours } from '@treadline/schema/trade/values/main-colour';
import { expect, it } from 'vitest';

it('the tokens have the colours that the shop derives from its own main colour', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  const { plain, hover, pressed, text, onDark } = mainColours(DEFAULT_MAIN_COLOUR);
  for (const [name, colour] of Object.entries({
    signal: plain,
    'signal-hover': hover,
    'signal-pressed': pressed,
    'on-signal': text,
    'signal-on-asphalt': onDark,
  }))
    expect(tokens).toContain(`--color-${name}: ${colour};`);
});
