/** The lists that are kept for an account too. */
export type AccountList = 'cart' | 'wishlist';

/** What this browser keeps for longer than a visit, in local storage. */
export type LocalItem =
  | AccountList
  | `account:${AccountList}`
  | 'admin-dense'
  | 'admin-draft:*'
  | 'analytics-consent'
  | 'cart-shortened'
  | 'compare'
  | 'helpful-reviews'
  | 'settled-payments'
  | 'theme'
  | 'token'
  | 'user'
  | 'vehicle'
  | 'viewed';

/** What a tab keeps until it is closed, in session storage. */
export type SessionItem =
  | 'checkout-attempt'
  | 'checkout-draft'
  | 'graphiql:*'
  | 'needed-by'
  | 'open-payment'
  | 'order-keys'
  | 'resumed-payment'
  | 'review-draft'
  | 'treadline.playground.token';

/** The names of all that the shop keeps in a browser. The page about cookies has a row for each. */
export type StoredItem = LocalItem | SessionItem | 'browser' | 'device';
