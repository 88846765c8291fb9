#!/usr/bin/env node
/** `payment-sandbox`: starts a sandbox from a shell. Ctrl-C stops it. */
import { readCliOptions, USAGE, type CliOptions } from './cli/cli.options.ts';
import { createPaymentSandbox } from './sandbox.ts';
import type { SandboxLogger } from './state/sandbox.options.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const logger: SandboxLogger = {
  info: (_details, message) => print(message),
  warn: (_details, message) => console.error(message),
  error: (details, message) => console.error(message, details),
};

function readOptions(): CliOptions {
  try {
    const options = readCliOptions(process.argv.slice(2), logger);
    if (options) return options;
    print(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function start({ host, port, sandbox: options }: CliOptions): Promise<void> {
  const sandbox = createPaymentSandbox(options);
  const address = await sandbox.listen({ host, port });
  print(`The payment sandbox listens at ${address}. No real money moves.`);
  print(`Secret key: ${options.secretKey}`);
  print(
    options.webhook
      ? `Events go to ${options.webhook.url()}, signed with ${options.webhook.secret}.`
      : 'Events are not sent, because --webhook-url is missing.',
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
}

try {
  await start(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
