import { refusalAdvice } from './dvsa-secret.ts';
import { ask, type LookupPace } from './lookup-http.ts';
import { VehicleLookupError } from './vehicle-lookup.ts';

export interface DvsaTokenSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The day that the secret expires, as YYYY-MM-DD; null if it isn't known. */
  readonly clientSecretExpires: string | null;
  /** DVSA issues this URL with the credentials; it contains the tenant. */
  readonly tokenUrl: string;
}

const SERVICE = 'The sign-in of the MOT history service';
const SCOPE = 'https://tapi.dvsa.gov.uk/.default';
/** A token is renewed this long before it expires, because a request takes time to arrive. */
const RENEW_EARLY_MS = 60_000;

/** The bearer token of the MOT history service, fetched when first needed and reused while it's valid. */
export class DvsaToken {
  readonly #settings: DvsaTokenSettings;
  readonly #pace: LookupPace;
  #token: Promise<string> | null = null;
  #renewAt = 0;

  constructor(settings: DvsaTokenSettings, pace: LookupPace) {
    this.#settings = settings;
    this.#pace = pace;
  }

  /**
   * Concurrent callers share one request.
   * @throws VehicleLookupError refused if the credentials aren't accepted, unavailable without a response.
   */
  current(): Promise<string> {
    if (this.#token && this.#pace.now().getTime() < this.#renewAt) return this.#token;
    this.#renewAt = Infinity;
    const token = this.#fetch();
    this.#token = token;
    token.catch(() => this.discard(token));
    return token;
  }

  /** Drops a token that the service no longer accepts, unless it has already been replaced. */
  discard(token: Promise<string>): void {
    if (this.#token === token) this.#token = null;
  }

  async #fetch(): Promise<string> {
    const { clientId, clientSecret, tokenUrl } = this.#settings;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: SCOPE,
    });
    const { status, body } = await ask(SERVICE, tokenUrl, { method: 'POST', body: form }, this.#pace);
    const token = body?.['access_token'];
    const seconds = Number(body?.['expires_in']);
    if (status >= 400 && status < 500)
      throw new VehicleLookupError('refused', `${SERVICE} responded ${status}: ${this.#advice(status)}`);
    if (status !== 200 || typeof token !== 'string' || !(seconds > 0))
      throw new VehicleLookupError('unavailable', `${SERVICE} responded ${status} without a token.`);
    this.#renewAt = this.#pace.now().getTime() + seconds * 1_000 - RENEW_EARLY_MS;
    return token;
  }

  #advice(status: number): string {
    const { clientSecretExpires } = this.#settings;
    return refusalAdvice(status, clientSecretExpires, this.#pace.now(), "check the client's credentials.");
  }
}
