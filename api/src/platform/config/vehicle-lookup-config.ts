import { day, integer, required, text, url, type Environment } from './environment.ts';

/** The MOT history service, with the credentials that DVSA has issued. */
interface DvsaConfig {
  readonly apiKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The day that the secret expires, as YYYY-MM-DD; null if the operator hasn't stated it. */
  readonly clientSecretExpires: string | null;
  readonly tokenUrl: string;
  readonly url: string;
}

/** The vehicle registers, which fill in what the fitment table lacks. */
export interface VehicleLookupConfig {
  readonly dvla: { readonly apiKey: string; readonly url: string } | null;
  readonly dvsa: DvsaConfig | null;
  /** Registrations looked up in 24 hours for one network address. */
  readonly perNetworkAndDay: number;
  /** The same for all addresses together. */
  readonly perDay: number;
}

const DVLA_URL = 'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry/v1/vehicles';
const DVSA_URL = 'https://history.mot.api.gov.uk';

/** Null for a register without a key. */
export function readVehicleLookup(env: Environment): VehicleLookupConfig {
  const apiKey = text(env, 'DVLA_API_KEY');
  const dvlaUrl = url(env, 'DVLA_URL', ['http:', 'https:']) ?? DVLA_URL;
  return {
    dvla: apiKey ? { apiKey, url: dvlaUrl } : null,
    dvsa: readDvsa(env),
    perNetworkAndDay: integer(env, 'REGISTRATIONS_PER_ADDRESS', 50, 1, 10_000_000),
    perDay: integer(env, 'REGISTRATIONS_PER_DAY', 5_000, 1, 10_000_000),
  };
}

function readDvsa(env: Environment): VehicleLookupConfig['dvsa'] {
  const tokenUrl = url(env, 'DVSA_TOKEN_URL', ['http:', 'https:']);
  const apiUrl = url(env, 'DVSA_URL', ['http:', 'https:']) ?? DVSA_URL;
  const clientSecretExpires = day(env, 'DVSA_CLIENT_SECRET_EXPIRES');
  const first = ['DVSA_API_KEY', 'DVSA_CLIENT_ID', 'DVSA_CLIENT_SECRET', 'DVSA_TOKEN_URL'].find((name) =>
    text(env, name),
  );
  if (!first) return null;
  const because = `${first} is set and the MOT history service needs all of its settings`;
  return {
    apiKey: required(env, 'DVSA_API_KEY', because),
    clientId: required(env, 'DVSA_CLIENT_ID', because),
    clientSecret: required(env, 'DVSA_CLIENT_SECRET', because),
    clientSecretExpires,
    tokenUrl: tokenUrl ?? required(env, 'DVSA_TOKEN_URL', because),
    url: apiUrl,
  };
}
