import { expect, it } from 'vitest';
import { linkFaults } from './links.ts';

const TARGET = '# Set it up\n\n## Try it: `start` & stop\n\n## Again\n\n## Again\n';
const faultsOf = (text: string) =>
  linkFaults(
    new Map([
      ['docs/a.md', text],
      ['docs/b.md', TARGET],
      ['api/main.ts', ''],
    ]),
  );

it.each([
  'b.md',
  './b.md#set-it-up',
  'b.md#try-it-start--stop',
  'b.md#again-1',
  '../api/main.ts',
  '../api',
  '#here',
  'https://example.com/nowhere',
  'mailto:a@example.com',
])('follows %s', (link) => {
  expect(faultsOf(`# Here\n\n[There](${link})`)).toEqual([]);
});

it.each(['[There](c.md)', '![There](c.png)', '[there]: c.md', '<img src="c.png" />'])(
  'finds a missing file in %s',
  (text) => {
    expect(faultsOf(text)).toEqual([
      expect.stringMatching(/^docs\/a\.md links to c\.\w+, which doesn’t exist\.$/),
    ]);
  },
);

it.each(['b.md#again-2', '#there'])('a link to a heading that does not exist is a fault: %s', (link) => {
  expect(faultsOf(`# Here\n\n[There](${link})`)).toEqual([expect.stringContaining('lacks that heading')]);
});

it('links in code are ignored', () => {
  expect(faultsOf('`[a](c.md)`\n\n```md\n[a](c.md)\n```\n')).toEqual([]);
});
