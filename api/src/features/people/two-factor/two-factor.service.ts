import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../platform/services/services.ts';
import { MailService } from '../../operations/mail/index.ts';
import { authenticatorUri, makeSecret, stepOf } from './authenticator.ts';
import { recoveryCodeUsed } from './emails/recovery-code-used.email.ts';
import { hashRecoveryCode, makeRecoveryCodes, type NewRecoveryCodes } from './recovery-code.ts';
import { TwoFactorRow } from './two-factor.entity.ts';

/** The account that a code is for. */
interface Owner {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

/** An account's two-factor sign-in as its owner sees it. */
export interface TwoFactorState {
  readonly since: Date;
  readonly recoveryCodesLeft: number;
}

/** A secret for an authenticator app, in groups for typing and as the URL in the QR code. */
interface StartedTwoFactor {
  readonly secret: string;
  readonly uri: string;
}

class Passed {
  readonly #userId: string;

  constructor(userId: string) {
    this.#userId = userId;
  }

  isFor({ id }: { readonly id: string }): boolean {
    return id === this.#userId;
  }
}
/**
 * Proof that an account has no two-factor sign-in, or that its code was right. Only this file can create one.
 */
export type TwoFactorPassed = Passed;

/** A typed code, with its slow hash already calculated. */
export interface TypedCode {
  readonly text: string;
  /** Null if it doesn't look like a recovery code, or the account has none. */
  readonly recoveryHash: string | null;
}

const RECOVERY_CODE = /^[\dA-Z]{10}$/i;

/** Removes the spaces and hyphens from a typed code. */
const meant = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '');

/** Two-factor sign-in: a code from an authenticator app, or one of ten recovery codes. */
export class TwoFactorService extends Service {
  readonly #mail = this.services.get(MailService);

  /** The accounts' two-factor sign-in in the order of the ids; null if it's disabled. */
  async statesOf(em: EntityManager, userIds: readonly string[]): Promise<(TwoFactorState | null)[]> {
    const rows = await em.find(TwoFactorRow, { userId: { $in: [...userIds] }, since: { $ne: null } });
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    return userIds.map((id) => {
      const row = byUser.get(id);
      return row?.since ? { since: row.since, recoveryCodesLeft: row.recoveryHashes.length } : null;
    });
  }

  /** The proof for an account without two-factor sign-in; null if it has it. */
  async notAsked(em: EntityManager, userId: string): Promise<TwoFactorPassed | null> {
    return (await this.#find(em, userId)) ? null : new Passed(userId);
  }

  /** How many codes an account has used; null if two-factor sign-in is disabled. */
  async codesUsed(em: EntityManager, userId: string): Promise<number | null> {
    return (await this.#find(em, userId))?.codesUsed ?? null;
  }

  /**
   * Creates a secret, replacing an earlier unfinished one, in the transaction of the caller, who has locked the
   * account.
   * @returns null if two-factor sign-in is already enabled.
   */
  async begin(
    em: EntityManager,
    userId: string,
    issuer: string,
    email: string,
  ): Promise<StartedTwoFactor | null> {
    if (await this.#find(em, userId)) return null;
    const secret = makeSecret();
    await em.upsert(TwoFactorRow, { userId, secret });
    return { secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), uri: authenticatorUri(secret, issuer, email) };
  }

  /** Creates ten recovery codes. Hashing them takes a while: call it before the transaction. */
  newRecoveryCodes(): Promise<NewRecoveryCodes> {
    return makeRecoveryCodes(this.platform.config.hashing);
  }

  /**
   * Enables two-factor sign-in with the first code from the app, in the transaction of the caller, who has
   * locked the account.
   */
  async turnOn(
    em: EntityManager,
    userId: string,
    code: string,
    { salt, hashes }: NewRecoveryCodes,
  ): Promise<'ON' | 'ON_ALREADY' | 'NOT_BEGUN' | 'INVALID_CODE'> {
    const row = await em.findOne(TwoFactorRow, { userId }, { refresh: true });
    if (!row) return 'NOT_BEGUN';
    if (row.since) return 'ON_ALREADY';
    const now = this.platform.now();
    const step = stepOf(row.secret, meant(code), now);
    if (step === null) return 'INVALID_CODE';
    Object.assign(row, { since: now, lastStep: step, recoverySalt: salt, recoveryHashes: hashes });
    await em.flush();
    return 'ON';
  }

  /** Parses a code. It hashes possible recovery codes, which takes a while: call it before the transaction. */
  async read(em: EntityManager, userId: string, typed: string): Promise<TypedCode> {
    const text = meant(typed);
    const salt = RECOVERY_CODE.test(text) ? (await this.#find(em, userId))?.recoverySalt : null;
    const { hashing } = this.platform.config;
    return { text, recoveryHash: salt ? await hashRecoveryCode(text, salt, hashing) : null };
  }

  /**
   * Uses up a code, in the transaction of the caller, who has locked the account: if two callers use the same
   * code at once, one gets the proof.
   * @returns null if the code is wrong or already used.
   */
  async spend(
    em: EntityManager,
    owner: Owner,
    { text, recoveryHash }: TypedCode,
  ): Promise<TwoFactorPassed | null> {
    const row = await this.#find(em, owner.id);
    if (!row) return null;
    const step = stepOf(row.secret, text, this.platform.now());
    if (step !== null && step > (row.lastStep ?? 0)) row.lastStep = step;
    else if (recoveryHash && row.recoveryHashes.includes(recoveryHash)) {
      row.recoveryHashes = row.recoveryHashes.filter((hash) => hash !== recoveryHash);
      const left = row.recoveryHashes.length;
      await this.#mail.queue(em, owner.email, recoveryCodeUsed({ firstName: owner.firstName, left }));
    } else return null;
    row.codesUsed += 1;
    await em.flush();
    return new Passed(owner.id);
  }

  /** Replaces the recovery codes; the old ones stop working. */
  async replaceRecoveryCodes(
    em: EntityManager,
    userId: string,
    { salt, hashes }: NewRecoveryCodes,
  ): Promise<void> {
    await em.nativeUpdate(TwoFactorRow, { userId }, { recoverySalt: salt, recoveryHashes: hashes });
  }

  /**
   * Disables two-factor sign-in and deletes the secret and the recovery codes.
   * @returns whether it was enabled.
   */
  async remove(em: EntityManager, userId: string): Promise<boolean> {
    return (await em.nativeDelete(TwoFactorRow, { userId, since: { $ne: null } })) > 0;
  }

  #find(em: EntityManager, userId: string): Promise<TwoFactorRow | null> {
    return em.findOne(TwoFactorRow, { userId, since: { $ne: null } }, { refresh: true });
  }
}
