/** The sections of the account page in order, with their link names. */
export const accountParts = {
  wishlist: 'Wish list',
  alerts: 'Tyre alerts',
  garage: 'Garage',
  profile: 'Profile',
  addresses: 'Addresses',
  newsletter: 'Newsletter',
  password: 'Password',
  'two-step': 'Two-step sign-in',
  devices: 'Where you are signed in',
  data: 'Your data',
} as const;

export type AccountPart = keyof typeof accountParts;
