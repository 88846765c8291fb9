import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../../platform/services/signed-token.ts';
import { digest } from '../../../../platform/text/digest.ts';
import type { User } from '../record/user.entity.ts';

const DEVICE: TokenPurpose = { audience: 'device', claims: ['jti', 'accounts'] };
const YEAR_MS = 365 * 86_400_000;
/** Enough for a family's computer; beyond that, the account used longest ago is forgotten. */
const MOST_ACCOUNTS = 5;
const MARK_LENGTH = 22;

/** A browser, identified by its cookie. */
type Browser = Pick<Context, 'deviceCookie'>;

interface Device {
  readonly id: string;
  /** Marks of the accounts signed in to, latest first. */
  readonly accounts: readonly string[];
}

/** The credentials that a signed-in user has proved to have. */
interface Credentials {
  readonly passwordHash: string;
  /** When two-factor sign-in was enabled; null if it's disabled. */
  readonly since: Date | null;
}

/** One statement, which takes as long for an address without an account. */
const CREDENTIALS = `
  select u.password_hash as "passwordHash", t.since
  from users u left join two_step t on t.user_id = u.id
  where u.email_verified_at is not null and`;
const OF_EMAIL = `${CREDENTIALS} lower(u.email) = $1`;
/** No row if the password was changed since the user proved it. */
const OF_OWNER = `${CREDENTIALS} u.id = $1 and u.password_hash = $2`;

/**
 * Differs for every device and account, and after every new password or two-factor secret: password hashes are
 * salted, so no two are alike. It reveals nothing about the account.
 */
const markOf = (deviceId: string, { passwordHash, since }: Credentials): string =>
  digest(`${deviceId} ${passwordHash} ${since?.toISOString() ?? ''}`).slice(0, MARK_LENGTH);

/**
 * Recognises browsers on which an account was signed in to before, by a cookie that the shop has signed. It
 * doesn't sign anyone in: it only counts such a browser's attempts separately from unknown devices'. A new
 * password or two-factor secret makes all browsers unknown, because it may have been set to keep one of their
 * users out.
 */
export class KnownDevices extends Service {
  readonly #tokens = this.services.get(SignedTokens);

  /**
   * An id of the visitor's device for the account with this address, if that was signed in to on it with its
   * current password and two-factor secret; null otherwise.
   */
  async idFor(email: string, visitor: Browser): Promise<string | null> {
    const device = await this.#read(visitor);
    if (!device) return null;
    const [now] = await this.platform.sql.rows<Credentials>(OF_EMAIL, [email.toLowerCase()]);
    const mark = now && markOf(device.id, now);
    return mark !== undefined && device.accounts.includes(mark) ? mark : null;
  }

  /**
   * Remembers that an account's owner uses the visitor's device. Does nothing while the address is unconfirmed:
   * the account may have been registered with someone else's address.
   * @param owner with the hash of the password that they have proved to know. Call it after the commit.
   */
  async remember(owner: Pick<User, 'id' | 'passwordHash'>, visitor: Browser): Promise<void> {
    const [now] = await this.platform.sql.rows<Credentials>(OF_OWNER, [owner.id, owner.passwordHash]);
    if (!now) return;
    const { id, accounts } = (await this.#read(visitor)) ?? { id: randomUUID(), accounts: [] };
    const mark = markOf(id, now);
    const known = [mark, ...accounts.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS);
    const expiresAt = new Date(this.platform.now().getTime() + YEAR_MS);
    visitor.deviceCookie.set(await this.#tokens.sign(DEVICE, { jti: id, accounts: known }, expiresAt));
  }

  async #read({ deviceCookie: { value } }: Browser): Promise<Device | null> {
    const { jti, accounts } = (value !== null && (await this.#tokens.read(DEVICE, value))) || {};
    if (typeof jti !== 'string' || !Array.isArray(accounts)) return null;
    return { id: jti, accounts: accounts.filter((mark) => typeof mark === 'string') };
  }
}
