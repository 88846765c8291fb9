/** For tests: a saved address as the API returns it. */
export function aSavedAddressAnswer(overrides: object = {}): object {
  return {
    __typename: 'SavedAddress',
    id: 'a1',
    label: 'Home',
    firstName: 'Ada',
    lastName: 'King',
    company: null,
    line1: '1 High St',
    line2: null,
    city: 'Bedford',
    postcode: 'MK42 0AA',
    country: 'GB',
    isDeliveryDefault: true,
    isBillingDefault: false,
    ...overrides,
  };
}
