/** `pnpm run release`: makes the current GraphQL schema and REST paths the contract that `check` compares with. */
import { takesNoArguments } from './arguments.ts';
import { build } from './build.ts';
import { currentContract, release } from './contract/contracts.ts';

takesNoArguments();
await build();
release(await currentContract());
console.log('The contract of this release is in schema/release. Commit it.');
