import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../config/environment.ts';
import { listenAt } from './listening.ts';

const SETTINGS = { hostSetting: 'SANDBOX_HOST', portSetting: 'SANDBOX_PORT' };

async function listen(where: { host: string; port: number }): Promise<Server> {
  const server = createServer().listen(where.port, where.host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server;
}

it('a port in use is reported with its setting', async () => {
  const { port } = (
    await listenAt({ ...SETTINGS, host: '127.0.0.1', port: 0 }, listen)
  ).address() as AddressInfo;
  await expect(listenAt({ ...SETTINGS, host: '127.0.0.1', port }, listen)).rejects.toThrow(
    new ConfigError(
      `SANDBOX_PORT is ${port}, which another program on 127.0.0.1 is using. Stop that program, or ` +
        'set another SANDBOX_PORT.',
    ),
  );
});

it('another machine’s address is reported with its setting', async () => {
  // Reserved for documentation (RFC 5737): no machine has it.
  await expect(listenAt({ ...SETTINGS, host: '192.0.2.1', port: 0 }, listen)).rejects.toThrow(
    new ConfigError('SANDBOX_HOST must be an address of this machine; "192.0.2.1" is not.'),
  );
});
