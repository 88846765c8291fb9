import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { migrations } from '../migrations/migrations.ts';
import { features } from './features.ts';
import { FirstAdminService, type AdminCredentials } from './features/people/accounts/index.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { openPlatform } from './platform/features/open-platform.ts';
import { openServices } from './platform/features/open-services.ts';
import { createLogger } from './platform/observability/logging.ts';
import { runCommand } from './platform/process/run-command.ts';
import { readEmailAddress } from './platform/text/email-address.ts';

/** Two folders up from api/dist/admin-create.js, so the working directory doesn't matter. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const PASSWORD_BYTES = 15;

/** Given an address as argument, makes up a password; otherwise takes both from ADMIN_EMAIL and ADMIN_PASSWORD. */
function adminToBe({ accounts }: Config): { admin: AdminCredentials; isMadeUp: boolean } {
  const [argument, ...others] = process.argv.slice(2);
  if (others.length > 0)
    throw new ConfigError(
      `admin:create takes one email address, but also got ${others.join(' ')}. Usage: ` +
        'admin:create owner@example.com.',
    );
  if (!argument && accounts.admin) return { admin: accounts.admin, isMadeUp: false };
  const email = readEmailAddress(argument ?? '');
  if (!email)
    throw new ConfigError(
      'Give the email address: admin:create owner@example.com. Or set ADMIN_EMAIL and ADMIN_PASSWORD.',
    );
  return { admin: { email, password: randomBytes(PASSWORD_BYTES).toString('base64url') }, isMadeUp: true };
}

async function createAdmin(): Promise<void> {
  const config = readConfig(process.env, PROJECT);
  const { admin, isMadeUp } = adminToBe(config);
  const database = await reachDatabase(config);
  const { platform, close } = await openPlatform({
    config,
    logger: createLogger('warn', process.stderr),
    databaseUrl: database.shopUrl,
    ownerUrl: database.ownerUrl,
    entities: features.flatMap((feature) => feature.entities ?? []),
    migrations,
  });
  try {
    const made = await openServices(platform, features).get(FirstAdminService).create(admin);
    const password = isMadeUp ? `: ${admin.password}` : '';
    process.stdout.write(
      made === 'NEW'
        ? `${admin.email} is an administrator with the password${password || ' from ADMIN_PASSWORD'}.\n`
        : `${admin.email} is an administrator with a new password${password}. The account’s other sessions ` +
            `have ended, and two-factor sign-in is off.\n`,
    );
  } finally {
    await close();
    await database.stop();
  }
}

runCommand(createAdmin);
