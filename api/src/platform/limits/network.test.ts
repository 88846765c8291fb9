import { expect, it } from 'vitest';
import { networkOf, wideKeyOf, wideNetworkOf } from './network.ts';

it.each([
  ['192.0.2.17', '192.0.2.17'],
  ['::ffff:192.0.2.17', '192.0.2.17'],
  ['::FFFF:c000:211', '192.0.2.17'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff::', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['192.0.2.17', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001:db8:0:5::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s is logged as %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:1:2::', '2001:db8:1::/48'],
  ['2001:db8:1::', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8:0::/48'],
  ['2001:db8:0:5::', '2001:db8:0::/48'],
  ['::', '0:0:0::/48'],
  ['an-account:2001:db8:1:2::', 'an-account:2001:db8:1::/48'],
  ['an-account:2001:db8::', 'an-account:2001:db8:0::/48'],
  ['192.0.2.17', null],
  ['an-account:192.0.2.17', null],
  ['an-account', null],
  ['all', null],
])('the /48 of the key %s is %s', (key, wide) => {
  expect(wideKeyOf(key)).toBe(wide);
});
