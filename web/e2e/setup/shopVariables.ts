/** The variable with the shop's address. If set together with the two below, the tests use that running shop. */
export const SHOP_URL = 'SHOP_URL';
/** The variable with the shop's data folder, which includes sent emails. */
export const SHOP_DATA_DIR = 'SHOP_DATA_DIR';
/** The variable with the administrator's password. */
export const SHOP_ADMIN_PASSWORD = 'SHOP_ADMIN_PASSWORD';
/** The administrator of every shop that the tests start. */
export const ADMIN_EMAIL = 'admin@shop.test';
