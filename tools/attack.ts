/**
 * `pnpm attack`: builds the shop, and measures how each attack affects a shopper on another network; see
 * docs/reliability.md. `--seconds` sets the time for each measurement; `--only` selects attacks by a part of their
 * name.
 */
import { parseArgs } from 'node:util';
import { build } from './build.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
await build();
const { attack } = await import('./chaos/attack.ts');
await attack(Number(values.seconds), values.only);
