import type { LocalItem, SessionItem, StoredItem } from '../../../lib/browser/storedItems.ts';

/** A visitor's information about an item that the shop stores in their browser. */
export interface StoredItemFacts {
  purpose: string;
  /** How long it stays. */
  duration: string;
}

const localItems: Readonly<Record<LocalItem, StoredItemFacts>> = {
  cart: {
    purpose: 'The tyres in your cart: product number, name, price and quantity',
    duration: 'Until you take them out, order, sign out or clear it',
  },
  'cart-shortened': {
    purpose: 'Which tyres we couldn’t keep when you signed in, so that the cart can tell you',
    duration: 'Until you have read it, sign out or clear it',
  },
  wishlist: {
    purpose: 'The numbers of the tyres you’ve saved',
    duration: 'Until you take them off, sign out or clear it',
  },
  compare: {
    purpose: 'The numbers of the tyres you chose to compare',
    duration: 'Until you take them out or clear it',
  },
  vehicle: {
    purpose:
      'The vehicle you last looked for: registration, make, model, year and the tyre sizes that fit it, so that we ' +
      'can tell you which tyres fit',
    duration: 'Until you choose “Forget this vehicle”, sign out of the account it belongs to, or clear it',
  },
  'account:cart': {
    purpose: 'Your account’s cart when this browser last checked, so that only your changes are sent',
    duration: 'Until you sign out or clear it',
  },
  'account:wishlist': {
    purpose: 'The same for the wish list of your account',
    duration: 'Until you sign out or clear it',
  },
  token: {
    purpose: 'Keeps you signed in, if you have an account and signed in',
    duration: 'Until you sign out. You’re signed out automatically after a few days',
  },
  user: {
    purpose: 'Your name and email address as the header shows them while you are signed in',
    duration: 'Until you sign out or clear it',
  },
  'settled-payments': {
    purpose: 'The numbers of payments you came back from, so that reloading the page empties no new cart',
    duration: 'The last 20, until you clear it',
  },
  viewed: {
    purpose:
      'For your convenience, the last eight tyres whose pages you opened: product number, name, address and price. ' +
      'You’ll find them again in your empty cart and while you’re offline. We never receive this list',
    duration: 'Until you clear it, here or where it’s shown, or sign out',
  },
  'admin-draft:*': {
    purpose: 'For the shop’s staff: what was typed into a form and not saved yet',
    duration: 'Until you save or discard it, sign out or clear it',
  },
  'admin-dense': {
    purpose: 'For the shop’s staff: whether their lists have dense rows',
    duration: 'Until they choose otherwise or clear it',
  },
  theme: {
    purpose: 'Whether you chose the light or the dark look, so that every page opens in it',
    duration: 'Until you clear it',
  },
  fitting: {
    purpose: 'Where and when you want your tyres fitted, and the extras you chose',
    duration: 'Until you choose otherwise or clear it',
  },
  'helpful-reviews': {
    purpose: 'The numbers of the reviews you found helpful, so that we can mark them',
    duration: 'Until you clear it',
  },
  'analytics-consent': {
    purpose:
      'Your answer to whether we may count your visits, so that we only ask once. If you accepted and we also tell ' +
      'another company, a random number by which it tells your visits from those of others',
    duration: 'Until you change your choice or clear it',
  },
};

const UNTIL_CLOSED = 'Until you sign out or close the tab';

const sessionItems: Readonly<Record<SessionItem, StoredItemFacts>> = {
  'checkout-draft': {
    purpose:
      'Your checkout details and the postcode you checked in the cart, so that a reload does not lose them. Never ' +
      'card details',
    duration: 'Until you order, sign out or close the tab',
  },
  'checkout-attempt': {
    purpose:
      'The order that you sent and that we have not answered yet, so that it is not placed twice if you send it ' +
      'again. Never card details',
    duration: 'Until we answer, you sign out or close the tab',
  },
  'open-payment': {
    purpose:
      'The order whose payment page is open, so that its tyres are released if you come back to change it',
    duration: 'Until you pay, cancel, sign out or close the tab',
  },
  'resumed-payment': {
    purpose:
      'The order whose payment page you opened again, so that its tyres stay reserved if you come back',
    duration: UNTIL_CLOSED,
  },
  'order-keys': {
    purpose:
      'The keys to orders that you paid for or looked up without an account, or opened by the link in an email ' +
      'about them',
    duration: UNTIL_CLOSED,
  },
  'needed-by': {
    purpose: 'The day by which you looked for tyres, to say at the checkout which delivery keeps it',
    duration: UNTIL_CLOSED,
  },
  'review-draft': {
    purpose: 'Your unfinished review of your tyres, so that a reload does not lose it',
    duration: 'Until you send it, sign out or close the tab',
  },
  'treadline.playground.tabs': {
    purpose: 'For developers: what you typed into the API playground',
    duration: UNTIL_CLOSED,
  },
  'started-change': {
    purpose: 'For the shop’s staff: the page on which they last changed orders, to show the outcome there',
    duration: UNTIL_CLOSED,
  },
  'treadline.playground.token': {
    purpose: 'For developers: the token you pasted into the API playground',
    duration: 'Until you remove it, sign out or close the tab',
  },
};

const cookies: Readonly<Record<Exclude<StoredItem, LocalItem | SessionItem>, StoredItemFacts>> = {
  browser: {
    purpose:
      'A random code set when you place an order or say a review helped you. It lets the page after payment ' +
      'recognise the browser you ordered with, so that nobody else sees your full email address, and makes ' +
      'sure your vote counts once',
    duration: 'One day',
  },
  device: {
    purpose:
      'A signed code set when you sign in. It signs nobody in: it only tells us that you have signed in on this ' +
      'browser before, so that strangers who try passwords can’t keep you out',
    duration: 'One year after you last signed in',
  },
};

/** All items that the shop stores in a browser, by type of storage. */
export const storedItemFacts: Readonly<Record<string, Readonly<Record<string, StoredItemFacts>>>> = {
  'Local storage': localItems,
  'Session storage': sessionItems,
  'Cookies of this site, closed to scripts (their full names begin with “__Host-”)': cookies,
};
