import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { portOf } from '../../platform/free-port.ts';

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as received, with dots unstuffed. */
  readonly source: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** The reply to a command instead of success, for example '550 5.1.1 No such user'; null accepts it. */
  answer: (command: string) => string | null | Promise<string | null>;
  /** Breaks every connection off. */
  drop(): void;
  close(): Promise<void>;
}

type Answer = SmtpServer['answer'];

/** Speaks SMTP on one connection: only what a client without extensions needs (RFC 5321). */
async function serve(socket: Socket, answer: Answer, take: (mail: ReceivedMail) => void): Promise<void> {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let from = '';
  let to: string[] = [];
  let body: string[] | null = null;
  say('220 mail.test ready');
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (body) {
      if (line !== '.') {
        body.push(line.replace(/^\./, ''));
        continue;
      }
      const refusal = await answer('.');
      if (!refusal) take({ from, to, source: body.join('\r\n') });
      [body, to] = [null, []];
      say(refusal ?? '250 taken');
      continue;
    }
    const refusal = await answer(line);
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    const verb = line.slice(0, 4).toUpperCase();
    if (refusal) say(refusal);
    else if (verb === 'DATA') {
      body = [];
      say('354 go on');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else {
      if (verb === 'MAIL') from = address;
      if (verb === 'RCPT') to.push(address);
      say('250 ok');
    }
  }
}

/**
 * Starts a mail server that stores the mails it receives.
 * @param port 0 picks a free one.
 */
export async function aSmtpServer(port = 0): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const options: { answer: Answer } = { answer: () => null };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    serve(
      socket,
      (command) => options.answer(command),
      (mail) => received.push(mail),
    ).catch(() => socket.destroy());
  });
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const taken = portOf(server);
  return Object.assign(options, {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    drop,
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  });
}
