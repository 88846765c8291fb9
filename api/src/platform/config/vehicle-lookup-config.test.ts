import { expect, it } from 'vitest';
import { ConfigError } from './environment.ts';
import { readVehicleLookup } from './vehicle-lookup-config.ts';

const DVSA = {
  DVSA_API_KEY: 'k',
  DVSA_CLIENT_ID: 'c',
  DVSA_CLIENT_SECRET: 's',
  DVSA_TOKEN_URL: 'https://login.example/token',
};

it('reads the day on which the client secret of the MOT history service expires', () => {
  const expires = (day: string) =>
    readVehicleLookup({ ...DVSA, DVSA_CLIENT_SECRET_EXPIRES: day }).dvsa?.clientSecretExpires;
  expect(expires('2028-02-29')).toBe('2028-02-29');
  expect(expires(' ')).toBeNull();
});

it.each(['2027-02-29', '2027-13-01', '31/03/2027', '2027-3-1', 'in two years', '0000-00-00'])(
  'refuses the day %s in one sentence',
  (day) => {
    expect(() => readVehicleLookup({ ...DVSA, DVSA_CLIENT_SECRET_EXPIRES: day })).toThrow(
      new ConfigError(`DVSA_CLIENT_SECRET_EXPIRES must be a day written as 2027-03-31; it is "${day}".`),
    );
  },
);
