import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../../platform/config/config.ts';
import { sweepDrafts } from '../../../platform/process/draft-file.ts';
import { writeMailFile } from './mail.file.ts';

/** An email ready to be sent. */
export interface OutgoingMail {
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl: string | null;
  readonly date: Date;
  readonly createdAt: Date;
}

/**
 * Hands an email to the server.
 * @returns its message id.
 * @throws the server's refusal, or the error of an unreachable server.
 */
export type DeliverMail = (mail: OutgoingMail) => Promise<string>;

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
/** The time limit for one email, however slow the server. */
const DELIVERY_TIMEOUT_MS = 120_000;
const IDLE_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 3;

/**
 * Adds the headers. The message id derives from the email's own id: if an email is sent twice because the
 * process died before it could record the first time, the recipient's server can detect the duplicate.
 */
function message({ id, from, to, subject, html, text, unsubscribeUrl, date }: OutgoingMail): SendMailOptions {
  return {
    from,
    to,
    subject,
    html,
    text,
    date,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // Suppresses automatic replies (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends over a connection pool to the mail server. */
export function smtpTransport(url: string): DeliverMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // A connection that closes may have delivered the email already. The outbox decides whether to retry.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    idleTimeout: IDLE_TIMEOUT_MS,
  });
  return async (mail) =>
    (await transport.sendMail({ ...message(mail), signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS) }))
      .messageId;
}

/**
 * Writes emails to files, for a shop without a mail server. Half-written files of a killed process are deleted.
 */
export function fileTransport(folder: string): DeliverMail {
  // If this fails, so will writing the next email, which reports it.
  const swept = sweepDrafts(folder).catch(() => undefined);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message: source, messageId } = await transport.sendMail(message(mail));
    await swept;
    await writeMailFile(folder, mail, source as Buffer);
    return messageId;
  };
}

/** Opens the configured mail server, or the data folder if there's none. */
export function openMailTransport({ mail: { smtpUrl, folder } }: Config): DeliverMail {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(folder);
}
