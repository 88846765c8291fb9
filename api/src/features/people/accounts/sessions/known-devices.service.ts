import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../../platform/services/signed-token.ts';
import { digest } from '../../../../platform/text/digest.ts';
import type { User } from '../record/user.entity.ts';

const DEVICE: TokenPurpose = { audience: 'device', claims: ['jti', 'accounts'] };
const YEAR_MS = 365 * 86_400_000;
/** A family's computer; who signed in longest ago is forgotten. */
const MOST_ACCOUNTS = 5;
const MARK_LENGTH = 22;

/** A browser, by its cookie. */
type Browser = Pick<Context, 'deviceCookie'>;

interface Device {
  readonly id: string;
  /** A mark of each account that was signed in to, the last one first. */
  readonly accounts: readonly string[];
}

/** What somebody has proved to have who signed in. */
interface Credentials {
  readonly passwordHash: string;
  /** Since when there is a second step; null while there is none. */
  readonly since: Date | null;
}

/** One statement, which takes as long for an address without an account. */
const CREDENTIALS = `
  select u.password_hash as "passwordHash", t.since
  from users u left join two_step t on t.user_id = u.id
  where u.email_verified_at is not null and`;
const OF_EMAIL = `${CREDENTIALS} lower(u.email) = $1`;
/** None if the password has been changed since it was proved. */
const OF_OWNER = `${CREDENTIALS} u.id = $1 and u.password_hash = $2`;

/**
 * Another on every device, for every account, and after every new password or second step: the hash of a password is
 * salted, so no two are alike. It says nothing about the account.
 */
const markOf = (deviceId: string, { passwordHash, since }: Credentials): string =>
  digest(`${deviceId} ${passwordHash} ${since?.toISOString() ?? ''}`).slice(0, MARK_LENGTH);

/**
 * Recognises browsers that an account was signed in to before, by a cookie that the shop has signed. It lets nobody in:
 * it only keeps the attempts of such a browser apart from those of strangers. A new password or second step makes
 * strangers of them all: who has signed in without it may be who it was set against.
 */
export class KnownDevices extends Service {
  readonly #tokens = this.services.get(SignedTokens);

  /**
   * An id of the visitor's device at the account of this address, if that was signed in to on it with the password and
   * second step that it has now; null if not.
   */
  async idFor(email: string, visitor: Browser): Promise<string | null> {
    const device = await this.#read(visitor);
    if (!device) return null;
    const [now] = await this.platform.sql.rows<Credentials>(OF_EMAIL, [email.toLowerCase()]);
    const mark = now && markOf(device.id, now);
    return mark !== undefined && device.accounts.includes(mark) ? mark : null;
  }

  /**
   * Remembers that the owner of an account uses the visitor's device. An address that nobody has confirmed has no owner
   * yet: whoever registered it may be a stranger to its reader.
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
