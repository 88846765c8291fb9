import { expect, it } from 'vitest';
import { reportedValue, SCROLL_DEPTHS, TEST_CONVERSIONS, type VisitorEventName } from './visitor-event.ts';

it.each<[VisitorEventName, number]>([
  ['QUOTE_REQUEST', 100],
  ['MOBILE_FITTING_BOOKING', 25],
  ['PHONE_CALL', 50],
  ['EMERGENCY_CALLOUT', 75],
])('ANL-02 %s is worth £%i', (name, value) => {
  expect(reportedValue(name)).toMatchObject({ value, currency: 'GBP' });
});

it('ANL-02 events about the mobile service name Bedford', () => {
  expect(reportedValue('MOBILE_FITTING_BOOKING')).toMatchObject({ service_area: 'bedford' });
  expect(reportedValue('PHONE_CLICK')).not.toHaveProperty('service_area');
});

it.each<[VisitorEventName, number]>([
  ['PHONE_CLICK', 50],
  ['EMAIL_CLICK', 25],
  ['CONTACT_PAGE', 10],
  ['HIGH_INTENT_PAGE', 35],
])('ANL-03 the conversion %s is worth £%i', (name, value) => {
  expect(reportedValue(name)).toEqual({ value, currency: 'GBP' });
});

it('ANL-01, ANL-03 the scroll depths and test conversions are as agreed', () => {
  expect(SCROLL_DEPTHS).toEqual([25, 50, 75, 100]);
  expect(TEST_CONVERSIONS).toEqual([99.99, 199.99]);
});

it('an event that only counts a view has no value of its own', () => {
  expect(reportedValue('PAGE_VIEW')).toEqual({});
});
