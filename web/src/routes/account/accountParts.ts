/** The parts of the account page in their order, by the names that links to them use. */
export const accountParts = {
  wishlist: 'Wish list',
  garage: 'Garage',
  profile: 'Profile',
  addresses: 'Addresses',
  newsletter: 'Newsletter',
  password: 'Password',
  devices: 'Where you are signed in',
  data: 'Your data',
} as const;

export type AccountPart = keyof typeof accountParts;
