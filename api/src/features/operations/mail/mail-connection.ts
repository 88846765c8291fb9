import { createTransport } from 'nodemailer';
import type { Config } from '../../../platform/config/config.ts';
import { hostOf, type Connection } from '../../../platform/services/connection.ts';

const TIMEOUT_MS = 5_000;

/** The shop's connection to its mail server; without one, emails are written to files. */
export function mailConnection({ mail: { smtpUrl, folder } }: Config): Connection {
  return {
    state: smtpUrl === null ? 'STANDS_IN' : 'CONNECTED',
    target: smtpUrl === null ? `Files in ${folder}` : hostOf(smtpUrl),
    variables: ['SMTP_URL', 'MAIL_FROM'],
    secrets: smtpUrl === null ? [] : passwordIn(smtpUrl),
    test: smtpUrl === null ? null : () => signIn(smtpUrl),
  };
}

/** The password of an address, as written there and decoded. */
function passwordIn(address: string): string[] {
  const { password } = new URL(address);
  return password ? [password, decodeURIComponent(password)] : [];
}

/** Connects and signs in, without sending anything. */
async function signIn(url: string): Promise<string> {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return new URL(url).username
      ? 'The server accepts the sign-in.'
      : 'The server answers, without a sign-in.';
  } catch (error) {
    const said: unknown = error instanceof Error ? Reflect.get(error, 'response') : null;
    throw typeof said === 'string' ? new Error(said, { cause: error }) : error;
  } finally {
    transport.close();
  }
}
