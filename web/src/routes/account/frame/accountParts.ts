/** The account page's sections in order, with their titles. */
export const accountParts = {
  wishlist: 'Wish list',
  alerts: 'Tyre alerts',
  garage: 'Garage',
  profile: 'Profile',
  addresses: 'Addresses',
  newsletter: 'Newsletter',
  password: 'Password',
  'two-step': 'Two-factor sign-in',
  devices: 'Where you are signed in',
  data: 'Your data',
} as const;

export type AccountPart = keyof typeof accountParts;
