import { basename } from 'node:path';

/** What somebody asked of a command that takes nothing would else be passed over in silence. */
export function takesNoArguments(): void {
  const given = process.argv.slice(2);
  if (given.length === 0) return;
  const name = basename(process.argv[1] ?? '', '.ts');
  console.error(
    `${name} takes no arguments, but was given ${given.join(' ')}. Usage: npx -y pnpm@12 run ${name}`,
  );
  process.exit(2);
}
