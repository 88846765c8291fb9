import { parseArgs } from 'node:util';
import type { PaymentSandboxOptions, SandboxLogger } from '../state/sandbox.options.ts';

/** The parsed command line: where to listen, and the sandbox to start. */
export interface CliOptions {
  readonly host: string;
  readonly port: number;
  readonly sandbox: PaymentSandboxOptions;
}

export const USAGE = `Usage: payment-sandbox [options]

Starts a server that speaks a part of Stripe's API and takes no real money.

  --port <number>          port of the API and the card page; 4242 unless given, 0 for a free one
  --host <address>         address to listen on; 127.0.0.1 unless given
  --secret-key <key>       key of your Stripe client; sk_test_sandbox unless given
  --webhook-url <url>      where events are sent; they aren't sent unless it is given
  --webhook-secret <text>  signs the events; whsec_sandbox unless given
  --public-url <url>       where browsers reach the card page; the listening address unless given
  --shop-name <name>       shown on the card page
  --state-file <path>      keeps everything across restarts; without it, all is forgotten
  --help                   prints this
`;

const HIGHEST_PORT = 65_535;

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= HIGHEST_PORT)) throw new TypeError(`--port must be a number from 0 to ${HIGHEST_PORT}.`);
  return port;
}

function readUrl(name: string, text: string): string {
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new TypeError(`--${name} must be an address that starts with http:// or https://.`);
  return text;
}

/**
 * Reads the arguments of the command line.
 * @returns null if they ask for help.
 * @throws TypeError with a sentence for an unknown or invalid option.
 */
export function readCliOptions(args: readonly string[], logger: SandboxLogger): CliOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4242' },
      host: { type: 'string', default: '127.0.0.1' },
      'secret-key': { type: 'string', default: 'sk_test_sandbox' },
      'webhook-url': { type: 'string' },
      'webhook-secret': { type: 'string', default: 'whsec_sandbox' },
      'public-url': { type: 'string' },
      'shop-name': { type: 'string' },
      'state-file': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const webhookUrl = values['webhook-url'] && readUrl('webhook-url', values['webhook-url']);
  return {
    host: values.host,
    port: readPort(values.port),
    sandbox: {
      secretKey: values['secret-key'],
      ...(webhookUrl ? { webhook: { url: () => webhookUrl, secret: values['webhook-secret'] } } : {}),
      ...(values['public-url'] ? { publicUrl: readUrl('public-url', values['public-url']) } : {}),
      ...(values['shop-name'] ? { shopName: values['shop-name'] } : {}),
      ...(values['state-file'] ? { stateFile: values['state-file'] } : {}),
      logger,
    },
  };
}
