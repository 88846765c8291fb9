import { expect, it } from 'vitest';
import { servicesFor, servicesFrom } from './services.ts';

it.each([
  ['slow puncture', '/fitting-centers'],
  ['Wheel Alignment', '/fitting-centers'],
  ['mot', '/fitting-centers'],
  ['mobile fitting bedford', '/bedford-tyres'],
  ['flat tyres', '/bedford-tyres'],
  ['where is my order', '/track-order'],
  ['tyre pressures', '/tools/tyre-pressure-converter'],
])('a search for “%s” leads to %s', (search, to) => {
  expect(servicesFor(search).map((service) => service.to)).toContain(to);
});

it.each(['205/55 R16', 'michelin primacy 4', 'run flat tyres 225/40 R18', 'motorcycle tyres', 'cheap'])(
  'a search for tyres (“%s”) leads to no service',
  (search) => {
    expect(servicesFor(search).map(({ to }) => to)).toEqual([]);
  },
);

it('the start of a word suggests the service', () => {
  expect(servicesFrom('align').map(({ to }) => to)).toEqual(['/fitting-centers']);
  expect(servicesFrom('zzz')).toEqual([]);
});
