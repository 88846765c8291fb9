/**
 * `pnpm attack`: builds the shop, and measures what each of some attacks costs a shopper of another address; see
 * docs/reliability.md. `--seconds` says how long each is measured, `--only` which, by a part of their name.
 */
import { parseArgs } from 'node:util';
import { build } from './build.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
await build();
const { attack } = await import('./chaos/attack.ts');
await attack(Number(values.seconds), values.only);
