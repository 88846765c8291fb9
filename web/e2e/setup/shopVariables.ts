/** The variable that tells the tests where the shop is. Set from outside, with the two below, it names a shop that is open already. */
export const SHOP_URL = 'SHOP_URL';
/** The variable that tells where the shop keeps its data, the mails it sent among them. */
export const SHOP_DATA_DIR = 'SHOP_DATA_DIR';
/** The variable that holds the administrator's password. */
export const SHOP_ADMIN_PASSWORD = 'SHOP_ADMIN_PASSWORD';
/** The administrator of every shop that the tests open. */
export const ADMIN_EMAIL = 'admin@shop.test';
