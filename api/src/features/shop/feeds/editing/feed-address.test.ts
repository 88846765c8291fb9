import { describe, expect, it } from 'vitest';
import type { SuppliersConfig } from '../../../../platform/config/suppliers-config.ts';
import { faultsOfAddress, type EnteredAddress } from './feed-address.ts';

const CONFIG: SuppliersConfig = {
  folder: '/srv/suppliers',
  privateHosts: ['10.0.0.5:80', '10.0.0.5:22'],
  fetchSeconds: 120,
  secrets: new Map([['SUPPLIER_SECRET_BOND', { host: 'files.bond.example', value: 's3cret' }]]),
};

const faultsOf = (entered: Partial<EnteredAddress>, config = CONFIG): string[] =>
  faultsOfAddress(
    { transport: 'HTTPS', address: '', username: null, secretName: null, ...entered },
    config,
  ).map(({ path, message }) => `${path}: ${message}`);

describe('an address of HTTPS', () => {
  it.for(['https://files.bond.example/stock.csv?key=1', 'http://10.0.0.5/stock.csv'])(
    'can be %s',
    (address) => {
      expect(faultsOf({ address })).toEqual([]);
    },
  );

  it.for([
    ['', 'Enter an address that starts with https://'],
    ['files.bond.example', 'Enter an address that starts with https://'],
    ['http://files.bond.example/', 'Enter an address that starts with https://'],
    ['http://10.0.0.5:8080/', 'Enter an address that starts with https://'],
    ['file:///etc/passwd', 'Enter an address that starts with https://'],
    ['https://shop:pw@files.bond.example/', 'Leave user name and password out of the address'],
    ['https://127.0.0.1/', 'This address is on a private network'],
    ['https://2130706433/', 'This address is on a private network'],
    ['https://[::1]/', 'This address is on a private network'],
    ['https://169.254.169.254/latest', 'This address is on a private network'],
  ])('can’t be %s', ([address, fault]) => {
    expect(faultsOf({ address })).toEqual([`address: ${fault}`]);
  });
});

describe('an address of SFTP', () => {
  const signedIn = { transport: 'SFTP', username: 'shop', secretName: 'SUPPLIER_SECRET_BOND' } as const;

  it('has a path, whose last part can have stars', () => {
    expect(faultsOf({ ...signedIn, address: 'sftp://files.bond.example/out/stock-*.csv' })).toEqual([]);
    expect(faultsOf({ ...signedIn, address: 'sftp://files.bond.example/*/stock.csv' })).toEqual([
      'address: Only the name of the file can have stars',
    ]);
    for (const address of ['sftp://files.bond.example', 'sftp://files.bond.example/out/'])
      expect(faultsOf({ ...signedIn, address })[0]).toMatch(/^address: Enter the path of the file too/);
  });

  it('needs a user name and a secret', () => {
    expect(faultsOf({ transport: 'SFTP', address: 'sftp://files.bond.example/stock.csv' })).toEqual([
      'username: An SFTP host needs a user name',
      'secretName: An SFTP host needs a password or key',
    ]);
  });

  it('isn’t in a private network', () => {
    expect(faultsOf({ ...signedIn, address: 'sftp://192.168.0.4/stock.csv' })).toEqual([
      'address: This address is on a private network',
    ]);
  });
});

describe('a secret', () => {
  const address = 'https://files.bond.example/stock.csv';

  it('is used with its own host alone', () => {
    expect(faultsOf({ address, secretName: 'SUPPLIER_SECRET_BOND' })).toEqual([]);
    expect(faultsOf({ address: 'https://evil.example/', secretName: 'SUPPLIER_SECRET_BOND' })).toEqual([
      'secretName: SUPPLIER_SECRET_BOND is for files.bond.example',
    ]);
  });

  it('is one of those that the configuration has', () => {
    for (const secretName of ['SUPPLIER_SECRET_OTHER', 'STRIPE_SECRET_KEY'])
      expect(faultsOf({ address, secretName })).toEqual([
        `secretName: ${secretName} isn’t set where the shop is started`,
      ]);
  });
});

describe('a path below the folder', () => {
  it('stays below it', () => {
    expect(faultsOf({ transport: 'FOLDER', address: 'bond/stock-*.csv' })).toEqual([]);
    for (const address of [
      '',
      '/etc/passwd',
      '../x.csv',
      'bond/../../x.csv',
      'bond//x.csv',
      'bond/',
      String.raw`..\x`,
    ])
      expect(faultsOf({ transport: 'FOLDER', address })[0]).toMatch(
        /^address: Enter a path below the folder/,
      );
  });

  it('needs a folder in the configuration', () => {
    expect(faultsOf({ transport: 'FOLDER', address: 'x.csv' }, { ...CONFIG, folder: null })[0]).toMatch(
      /^address: SUPPLIER_FOLDER isn’t set/,
    );
  });
});
