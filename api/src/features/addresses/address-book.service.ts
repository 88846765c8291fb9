import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { unauthenticated } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { checkText, keptTextOrNull } from '../../platform/typed-text.ts';
import { isUuid } from '../../platform/uuid.ts';
import { lockAccount } from '../accounts/account-lock.service.ts';
import { checkAddress, keptAddress, type KeptAddress } from './address-validation.service.ts';
import type { AddressUse } from './address.enums.ts';
import type { SavedAddressInput } from './address.inputs.ts';
import { AddressBookFull, SavedAddressNotFound } from './address.results.ts';
import { SavedAddress } from './saved-address.entity.ts';

/** The most addresses that one customer keeps. */
export const MOST_ADDRESSES = 20;
/** The longest label, in characters. */
const LONGEST_LABEL = 40;

const INCOMPLETE = 'Please fill in all required fields';
const FULL = `Your address book holds ${MOST_ADDRESSES} addresses. Remove one to add another.`;
const NOT_FOUND = 'This address is not in your address book any more.';

/** The column that marks the default of a use. */
const DEFAULTS: Readonly<Record<AddressUse, 'isDeliveryDefault' | 'isBillingDefault'>> = {
  DELIVERY: 'isDeliveryDefault',
  BILLING: 'isBillingDefault',
};
const ADDRESS_PARTS: readonly (keyof KeptAddress)[] = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'postcode',
  'country',
];

const isSame = (one: KeptAddress, other: KeptAddress): boolean =>
  ADDRESS_PARTS.every((part) => one[part] === other[part]);

function check({ label, address }: SavedAddressInput): InvalidInput | null {
  const fields = [
    ...checkText('label', label, { max: LONGEST_LABEL, missing: null }),
    ...checkAddress('address', address),
  ];
  return fields.length > 0 ? InvalidInput.of(INCOMPLETE, fields) : null;
}

/** The addresses that customers keep. Each method sees those of the viewer alone. */
export class AddressBookService {
  readonly #platform: Platform;

  constructor(services: Services) {
    this.#platform = services.platform;
  }

  /** The addresses of the viewer, in the order in which they came. */
  async list({ userId }: Viewer): Promise<SavedAddress[]> {
    return userId ? this.#find(this.#platform.orm.em.fork(), userId) : [];
  }

  /** Keeps an address. One that is kept already is not kept twice; the first one becomes the default for delivery and billing. */
  async add(
    viewer: Viewer,
    input: SavedAddressInput,
  ): Promise<SavedAddress | InvalidInput | AddressBookFull> {
    return check(input) ?? this.keep(viewer, keptAddress(input.address), keptTextOrNull(input.label));
  }

  /**
   * Keeps an address that has been checked, as {@link add} does.
   * @param label a new name for it; null leaves the name of one that is kept already.
   * @throws PublicError UNAUTHENTICATED for guests, and for an account that has gone meanwhile.
   */
  keep(viewer: Viewer, address: KeptAddress, label: string | null): Promise<SavedAddress | AddressBookFull> {
    return this.#withAddresses(viewer, async (em, kept, userId) => {
      const known = kept.find((one) => isSame(one, address));
      if (known) return em.assign(known, { label: label ?? known.label });
      if (kept.length >= MOST_ADDRESSES)
        return result(AddressBookFull, { message: FULL, limit: MOST_ADDRESSES });
      const isFirst = kept.length === 0;
      return em.create(SavedAddress, {
        id: randomUUID(),
        userId,
        label,
        ...address,
        isDeliveryDefault: isFirst,
        isBillingDefault: isFirst,
        createdAt: this.#platform.now(),
      });
    });
  }

  /** Puts another address and name in the place of one. It stays the default of whatever it was. */
  async change(
    { userId }: Viewer,
    id: string,
    input: SavedAddressInput,
  ): Promise<SavedAddress | InvalidInput | SavedAddressNotFound> {
    const invalid = check(input);
    if (invalid) return invalid;
    const em = this.#platform.orm.em.fork();
    const address = userId && isUuid(id) ? await em.findOne(SavedAddress, { id, userId }) : null;
    if (!address) return result(SavedAddressNotFound, { message: NOT_FOUND });
    em.assign(address, { ...keptAddress(input.address), label: keptTextOrNull(input.label) });
    await em.flush();
    return address;
  }

  /** Makes an address the one that is proposed for a use; null when the viewer keeps no such address. */
  makeDefault(viewer: Viewer, id: string, use: AddressUse): Promise<SavedAddress | null> {
    return this.#withAddresses(viewer, async (em, kept, userId) => {
      const address = kept.find((one) => one.id === id);
      const mark = DEFAULTS[use];
      if (!address || address[mark]) return address ?? null;
      // Before another becomes the default: the database allows no two at any moment.
      await em.nativeUpdate(SavedAddress, { userId, [mark]: true }, { [mark]: false });
      return em.assign(address, { [mark]: true });
    });
  }

  /** Forgets an address. No other takes its place as a default: tyres must not go where nobody said. @returns whether the viewer kept it. */
  async remove({ userId }: Viewer, id: string): Promise<boolean> {
    if (!userId || !isUuid(id)) return false;
    return (await this.#platform.orm.em.fork().nativeDelete(SavedAddress, { id, userId })) === 1;
  }

  #find(em: EntityManager, userId: string): Promise<SavedAddress[]> {
    return em.find(SavedAddress, { userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  /** Works on the addresses of the viewer alone: what is done to them at the same time waits, so that their number and their defaults hold. */
  #withAddresses<Result>(
    { userId }: Viewer,
    work: (em: EntityManager, kept: SavedAddress[], userId: string) => Promise<Result>,
  ): Promise<Result> {
    return this.#platform.orm.em.fork().transactional(async (em) => {
      if (!userId || !(await lockAccount(em, userId))) throw unauthenticated();
      return work(em, await this.#find(em, userId), userId);
    });
  }
}
