import { expect, inject, it } from 'vitest';
import { ConfigError } from '../config/environment.ts';
import { freePort } from '../process/free-port.ts';
import { checkDatabase } from './database-check.ts';

const server = new URL(inject('templateUrl'));

/** The test database's URL with one part replaced. */
function changed(part: 'pathname' | 'password' | 'port', value: string): string {
  const url = new URL(server);
  url[part] = value;
  return url.href;
}

it('an existing database is accepted', async () => {
  await expect(checkDatabase(changed('pathname', '/postgres'))).resolves.toBeUndefined();
});

it('a missing database is reported each time, and never created', async () => {
  for (let start = 0; start < 2; start += 1)
    await expect(checkDatabase(changed('pathname', '/treadlin'))).rejects.toThrow(
      new ConfigError(
        'DATABASE_URL names a database "treadlin" that does not exist on its server. Create it, or correct the name.',
      ),
    );
});

it('a wrong password is reported, but not repeated', async () => {
  await expect(checkDatabase(changed('password', 'wrong'))).rejects.toThrow(
    new ConfigError(
      `DATABASE_URL has a user or password that the server at ${server.host} refuses. Correct it.`,
    ),
  );
});

it('an unreachable server is reported', async () => {
  const port = String(await freePort());
  await expect(checkDatabase(changed('port', port))).rejects.toThrow(
    new ConfigError(
      `DATABASE_URL names a server at 127.0.0.1:${port} that cannot be used (ECONNREFUSED). Start ` +
        'it, or correct the address.',
    ),
  );
});
