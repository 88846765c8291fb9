export { AddressBookService } from './address-book.service.ts';
export { keptAddress } from './address-validation.service.ts';
export type { AddressUse } from './address.enums.ts';
export { ADDRESS_LINE, ADDRESS_NAME, AddressInput, type SavedAddressInput } from './address.inputs.ts';
export { addresses } from './addresses.feature.ts';
