import { basename } from 'node:path';

/** Refuses arguments to a command that takes none and would otherwise silently ignore them. */
export function takesNoArguments(): void {
  const given = process.argv.slice(2);
  if (given.length === 0) return;
  const name = basename(process.argv[1] ?? '', '.ts');
  console.error(`${name} takes no arguments, but got ${given.join(' ')}. Usage: npx -y pnpm@12 run ${name}`);
  process.exit(2);
}
