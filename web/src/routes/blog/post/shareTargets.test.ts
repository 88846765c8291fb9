import { expect, it } from 'vitest';
import { shareTargets } from './shareTargets.ts';

it('POST-02 share links contain title and URL, whatever their characters', () => {
  const url = 'https://shop.example/blog/a?b=1&c=2';
  const targets = new Map(
    shareTargets('Tyres & law: 100 %', url).map(({ label, href }) => [label, new URL(href)]),
  );
  expect([...targets.keys()]).toEqual(['Email', 'WhatsApp', 'Facebook', 'X']);
  expect(targets.get('Facebook')?.searchParams.get('u')).toBe(url);
  expect(targets.get('WhatsApp')?.searchParams.get('text')).toBe(`Tyres & law: 100 % ${url}`);
  for (const [label, names] of [
    ['X', ['text', 'url']],
    ['Email', ['subject', 'body']],
  ] as const)
    expect(names.map((name) => targets.get(label)?.searchParams.get(name))).toEqual([
      'Tyres & law: 100 %',
      url,
    ]);
});
