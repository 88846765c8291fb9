import { Service } from '../../../../platform/services/services.ts';
import { secretStanding } from './dvsa-secret.ts';

const RENEWAL = 'docs/configuration.md says how to renew it.';

/** Reminds the operator to renew the client secret of the MOT history service. */
export class DvsaSecretService extends Service {
  readonly #expires = this.platform.config.vehicleLookup.dvsa?.clientSecretExpires ?? null;

  /** The day that the secret expires, as YYYY-MM-DD; null more than 30 days before, or if the day isn't known. */
  dueOn(): string | null {
    return secretStanding(this.#expires, this.platform.now()) === 'valid' ? null : this.#expires;
  }

  /** Logs a warning if the secret expires within 30 days, or has expired. */
  warn(): void {
    const { logger, now } = this.platform;
    const standing = secretStanding(this.#expires, now());
    if (standing === 'expiring') logger.warn(`DVSA_CLIENT_SECRET expires on ${this.#expires}. ${RENEWAL}`);
    else if (standing === 'expired')
      logger.warn(
        `DVSA_CLIENT_SECRET expired on ${this.#expires}, so registrations may not be found. ${RENEWAL}`,
      );
  }
}
