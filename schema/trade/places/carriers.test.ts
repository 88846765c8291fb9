import { describe, expect, it } from 'vitest';
import { CARRIER_NAMES, carrierLink, doubtAbout, OWN_DELIVERY_TEAM } from './carriers.ts';

describe('the link to a carrier’s own page', () => {
  it.each([
    ['DPD', '1550 1234 567 890', 'https://track.dpd.co.uk/search?reference=15501234567890'],
    [
      'royal mail',
      'ab123456789gb',
      'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
    ],
    ['Hermes', 'H00AA00000000001', 'https://www.evri.com/track/parcel/H00AA00000000001'],
    ['APC', '2026112310123456000012', 'https://apc-overnight.com/receiving-a-parcel/tracking'],
  ])('%s %s', (carrier, number, link) => {
    expect(carrierLink(carrier, number)).toBe(link);
  });

  it('is null for the shop’s own team, for an unknown carrier and without a number', () => {
    expect(carrierLink(OWN_DELIVERY_TEAM, '15501234567890')).toBeNull();
    expect(carrierLink('Palletline', '15501234567890')).toBeNull();
    expect(carrierLink('DPD', null)).toBeNull();
  });

  it('encodes whatever was typed as one part of the address', () => {
    expect(carrierLink('UPS', '1Z/../&x=1#')).toBe(
      'https://www.ups.com/track?loc=en_GB&tracknum=1Z%2F..%2F%26X%3D1%23',
    );
  });

  it('is https for every carrier', () => {
    for (const name of CARRIER_NAMES) expect(carrierLink(name, '1')).toMatch(/^https:\/\/[\w.-]+\//);
  });
});

describe('a doubt about a tracking number', () => {
  it.each([
    ['DPD', '1550123456789'],
    ['UPS', '15501234567890'],
    [OWN_DELIVERY_TEAM, '15501234567890'],
  ])('%s %s', (carrier, number) => {
    expect(doubtAbout(carrier, number)).toMatch(/\.$/);
  });

  it.each([
    ['DPD', '15501234567890'],
    ['DPD', '1550 1234 567 890'],
    ['DPD', ''],
    ['Royal Mail', 'AB123456789GB'],
    ['UPS', '1Z999AA10123456784'],
    ['Parcelforce', 'AB1234567'],
    ['APC Overnight', 'anything'],
    ['Palletline', 'anything'],
    [OWN_DELIVERY_TEAM, ' '],
  ])('none: %s %s', (carrier, number) => {
    expect(doubtAbout(carrier, number)).toBeNull();
  });
});
