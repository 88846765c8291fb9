/** The lists that accounts store too. */
export type AccountList = 'cart' | 'wishlist';

/** Items in local storage, which outlast a visit. */
export type LocalItem =
  | AccountList
  | `account:${AccountList}`
  | 'admin-dense'
  | 'admin-draft:*'
  | 'analytics-consent'
  | 'cart-shortened'
  | 'compare'
  | 'fitting'
  | 'helpful-reviews'
  | 'settled-payments'
  | 'theme'
  | 'token'
  | 'user'
  | 'vehicle'
  | 'viewed';

/** Items in session storage, which last until the tab closes. */
export type SessionItem =
  | 'checkout-attempt'
  | 'checkout-draft'
  | 'needed-by'
  | 'open-payment'
  | 'order-keys'
  | 'resumed-payment'
  | 'review-draft'
  | 'started-change'
  | 'treadline.playground.tabs'
  | 'treadline.playground.token';

/** Every item that the shop stores in a browser. The page about cookies has a row for each. */
export type StoredItem = LocalItem | SessionItem | 'browser' | 'device';
