import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { digest } from '../../platform/digest.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';
import { SignedTokens, type TokenPurpose } from '../../platform/signed-token.ts';

const DEVICE: TokenPurpose = { audience: 'device', claims: ['jti', 'accounts'] };
const YEAR_MS = 365 * 86_400_000;
/** A family's computer; who signed in longest ago is forgotten. */
const MOST_ACCOUNTS = 5;
const MARK_LENGTH = 22;

interface Device {
  readonly id: string;
  /** A mark of each account that was signed in to, the last one first. */
  readonly accounts: readonly string[];
}

/** Says nothing about the account to who does not know its address, and is another on every device. */
const markOf = (deviceId: string, email: string): string =>
  digest(`${deviceId} ${email.toLowerCase()}`).slice(0, MARK_LENGTH);

/**
 * Recognises browsers that an account was signed in to before, by a cookie that the shop has signed. It lets nobody in:
 * it only keeps the attempts of such a browser apart from those of strangers.
 */
export class KnownDevices {
  readonly #platform: Platform;
  readonly #tokens: SignedTokens;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#tokens = services.get(SignedTokens);
  }

  /** The id of the visitor's device if the account of this address was signed in to on it; null if not. */
  async idFor(email: string, visitor: Pick<Context, 'deviceCookie'>): Promise<string | null> {
    const device = await this.#read(visitor);
    return device?.accounts.includes(markOf(device.id, email)) ? device.id : null;
  }

  /** Remembers that the owner of the account of this address uses the visitor's device. */
  async remember(email: string, visitor: Pick<Context, 'deviceCookie'>): Promise<void> {
    const { id, accounts } = (await this.#read(visitor)) ?? { id: randomUUID(), accounts: [] };
    const mark = markOf(id, email);
    const known = [mark, ...accounts.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS);
    const expiresAt = new Date(this.#platform.now().getTime() + YEAR_MS);
    visitor.deviceCookie.set(await this.#tokens.sign(DEVICE, { jti: id, accounts: known }, expiresAt));
  }

  async #read({ deviceCookie: { value } }: Pick<Context, 'deviceCookie'>): Promise<Device | null> {
    const { jti, accounts } = (value !== null && (await this.#tokens.read(DEVICE, value))) || {};
    if (typeof jti !== 'string' || !Array.isArray(accounts)) return null;
    return { id: jti, accounts: accounts.filter((mark) => typeof mark === 'string') };
  }
}
