import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../../platform/config/config.ts';
import { sweepDrafts } from '../../../platform/process/draft-file.ts';
import { writeMailFile } from './mail.file.ts';

/** A mail ready to be sent. */
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
 * Hands a mail over to the server.
 * @returns its message id.
 * @throws the server's refusal, or the error of an unreachable server.
 */
export type DeliverMail = (mail: OutgoingMail) => Promise<string>;

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
/** The time limit for one whole mail, however slow the server. */
const DELIVERY_TIMEOUT_MS = 120_000;
const IDLE_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 3;

/**
 * Headers for mail programs. The message id follows from the mail's own: if a mail is sent twice, because the
 * process died before it could record the first time, the recipient's server can tell.
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
    // Asks for no automatic replies (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One pool of connections to the mail server. */
export function smtpTransport(url: string): DeliverMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // A connection that closes may have delivered the mail already. Whether to retry is the outbox's
    // decision.
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

/** Writes mails to files, for a shop without a mail server. What a killed process left half-written is removed. */
export function fileTransport(folder: string): DeliverMail {
  // A folder that cannot be swept cannot be written to either, which the next mail says.
  const swept = sweepDrafts(folder).catch(() => undefined);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message: source, messageId } = await transport.sendMail(message(mail));
    await swept;
    await writeMailFile(folder, mail, source as Buffer);
    return messageId;
  };
}

/** The configured mail server, or files in the data folder. */
export function openMailTransport({ mail: { smtpUrl, folder } }: Config): DeliverMail {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(folder);
}
