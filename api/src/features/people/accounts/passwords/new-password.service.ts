import { Service } from '../../../../platform/services/services.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { passwordFault } from '../record/account-validation.ts';
import { isGuessableFrom } from '../record/guessable-words.ts';
import type { User } from '../record/user.entity.ts';
import { BreachedPasswordsService } from './breached-passwords.service.ts';

/** Words that a visitor of a tyre shop thinks of first. */
const TRADE_WORDS = ['tyre', 'tyres', 'tyre shop'];

/** Decides whether an account may have a new password, at sign-up, by a change and by a reset alike. */
export class NewPasswordService extends Service {
  readonly #breached = this.services.get(BreachedPasswordsService);
  readonly #settings = this.services.get(SettingsService);

  /**
   * Why a new password is refused, as a sentence without its full stop; null if it is allowed. It may ask another
   * service: call it outside transactions.
   */
  async fault(password: string, user: Pick<User, 'email' | 'staffRole'>): Promise<string | null> {
    const { accounts, publicUrl } = this.platform.config;
    const fault = passwordFault(password, user, accounts.passwordMinLength);
    if (fault) return fault;
    const { shopName } = await this.#settings.read();
    if (isGuessableFrom(password, [shopName, new URL(publicUrl).hostname, ...TRADE_WORDS]))
      return 'That’s easy to guess at a shop like ours. Please choose another';
    if (await this.#breached.includes(password))
      return 'This password has appeared in a data breach. Please choose another';
    return null;
  }
}
