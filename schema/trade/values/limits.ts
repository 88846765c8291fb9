/** Limits of the shop: the API refuses more, and the client says so beforehand. */

/** Vehicles in a customer's garage. */
export const MOST_GARAGE_VEHICLES = 10;

/** Addresses in a customer's address book. */
export const MOST_SAVED_ADDRESSES = 20;

/** Tyres on a wish list: more than any shopper chooses from. */
export const MOST_WISHES = 200;

/** Characters of a search; the rest is cut off. */
export const LONGEST_SEARCH = 200;

/** Words of a search; the rest is ignored. */
export const MOST_SEARCH_WORDS = 8;

/** Views a member of staff can save for one of the admin's lists. */
export const MOST_SAVED_VIEWS = 30;
