import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Address } from '@treadline/schema/trade/places/postal-address';
import { MOST_SAVED_ADDRESSES } from '@treadline/schema/trade/values/limits';
import type { Viewer } from '../../../platform/services/context.ts';
import { unauthenticated } from '../../../platform/services/errors.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { groupsOf } from '../../../platform/text/in-order.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { lockAccount } from '../accounts/index.ts';
import { keptAddress } from './address-validation.service.ts';
import type { AddressUse } from './address.enums.ts';
import type { SavedAddressInput } from './address.inputs.ts';
import { AddressBookFull, SavedAddressNotFound } from './address.results.ts';
import { SavedAddress } from './saved-address.entity.ts';

const FULL = `You can save up to ${MOST_SAVED_ADDRESSES} addresses. Remove one to add another.`;

export const addressNotFound = (): SavedAddressNotFound =>
  result(SavedAddressNotFound, { message: 'This address is no longer in the address book.' });

/** The column that marks the default for each use. */
const DEFAULTS: Readonly<Record<AddressUse, 'isDeliveryDefault' | 'isBillingDefault'>> = {
  DELIVERY: 'isDeliveryDefault',
  BILLING: 'isBillingDefault',
};
const ADDRESS_PARTS: readonly (keyof Address)[] = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'postcode',
  'country',
];

const isSame = (one: Address, other: Address): boolean =>
  ADDRESS_PARTS.every((part) => one[part] === other[part]);

/** Replaces an address and its label by what was entered. */
export function replaceAddress(saved: SavedAddress, input: SavedAddressInput): void {
  const { revision } = saved;
  Object.assign(saved, keptAddress(input.address), {
    label: keptTextOrNull(input.label),
    revision: revision + 1,
  });
}

/** Customers' saved addresses. Methods that take a viewer read and change only the viewer's. */
export class AddressBookService extends Service {
  /** The viewer's addresses, oldest first. */
  async list({ userId }: Viewer): Promise<SavedAddress[]> {
    return userId ? this.find(this.platform.orm.em.fork(), userId) : [];
  }

  /** The customers' addresses in the order of the ids, oldest first, in one statement. */
  async listOf(userIds: readonly string[]): Promise<SavedAddress[][]> {
    const addresses = await this.platform.orm.em
      .fork()
      .find(SavedAddress, { userId: { $in: [...userIds] } }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return groupsOf(userIds, addresses, ({ userId }) => userId);
  }

  /** Saves an address, unless it's already saved. The first one becomes the default for delivery and billing. */
  async add(viewer: Viewer, input: SavedAddressInput): Promise<SavedAddress | AddressBookFull> {
    return this.keep(viewer, keptAddress(input.address), keptTextOrNull(input.label));
  }

  /**
   * Saves a validated address, like {@link add}.
   * @param label a new label; null keeps the label of an address already saved.
   * @throws PublicError UNAUTHENTICATED for guests, and for an account deleted meanwhile.
   */
  keep(viewer: Viewer, address: Address, label: string | null): Promise<SavedAddress | AddressBookFull> {
    return this.#withAddresses(viewer, async (em, kept, userId) =>
      this.addTo(em, kept, { userId, address, label }),
    );
  }

  /** Saves a validated address like {@link keep}, in a transaction that has locked the account. */
  addTo(
    em: EntityManager,
    kept: readonly SavedAddress[],
    { userId, address, label }: { userId: string; address: Address; label: string | null },
  ): SavedAddress | AddressBookFull {
    const known = kept.find((one) => isSame(one, address));
    if (known) return label ? em.assign(known, { label, revision: known.revision + 1 }) : known;
    if (kept.length >= MOST_SAVED_ADDRESSES)
      return result(AddressBookFull, { message: FULL, limit: MOST_SAVED_ADDRESSES });
    const isFirst = kept.length === 0;
    return em.create(SavedAddress, {
      id: randomUUID(),
      userId,
      label,
      ...address,
      isDeliveryDefault: isFirst,
      isBillingDefault: isFirst,
      createdAt: this.platform.now(),
    });
  }

  /** Saves a validated address of a customer who has none, in the caller's transaction. @returns whether it did. */
  async addFirst(em: EntityManager, userId: string, address: Address): Promise<boolean> {
    if ((await em.count(SavedAddress, { userId })) > 0) return false;
    em.create(SavedAddress, {
      id: randomUUID(),
      userId,
      label: null,
      ...address,
      isDeliveryDefault: true,
      isBillingDefault: true,
      createdAt: this.platform.now(),
    });
    return true;
  }

  /** Deletes a customer's only address if it's this one, in the caller's transaction. */
  async dropOnly(em: EntityManager, userId: string, address: Address): Promise<void> {
    const kept = await this.find(em, userId);
    if (kept.length === 1 && kept[0] && isSame(kept[0], address)) em.remove(kept[0]);
  }

  /** Replaces an address and its label. It stays the default if it was. */
  async change(
    { userId }: Viewer,
    id: string,
    input: SavedAddressInput,
  ): Promise<SavedAddress | SavedAddressNotFound> {
    const em = this.platform.orm.em.fork();
    const address = userId && isUuid(id) ? await em.findOne(SavedAddress, { id, userId }) : null;
    if (!address) return addressNotFound();
    replaceAddress(address, input);
    await em.flush();
    return address;
  }

  /** Makes an address the default for a use; null if the viewer doesn't have it. */
  makeDefault(viewer: Viewer, id: string, use: AddressUse): Promise<SavedAddress | null> {
    return this.#withAddresses(viewer, async (em, kept) => {
      const address = kept.find((one) => one.id === id);
      if (address) await this.markDefault(em, address, use);
      return address ?? null;
    });
  }

  /** Makes an address the default for a use, in a transaction that has locked the account. */
  async markDefault(em: EntityManager, address: SavedAddress, use: AddressUse): Promise<void> {
    const mark = DEFAULTS[use];
    if (address[mark]) return;
    // Before setting the new default: the database doesn't allow two.
    await em.nativeUpdate(SavedAddress, { userId: address.userId, [mark]: true }, { [mark]: false });
    address[mark] = true;
  }

  /**
   * Deletes an address. No other becomes the default: tyres must not go where the customer didn't choose.
   * @returns whether the viewer had it.
   */
  async remove({ userId }: Viewer, id: string): Promise<boolean> {
    if (!userId || !isUuid(id)) return false;
    return (await this.platform.orm.em.fork().nativeDelete(SavedAddress, { id, userId })) === 1;
  }

  /** A customer's addresses, oldest first, in the caller's transaction. */
  find(em: EntityManager, userId: string): Promise<SavedAddress[]> {
    return em.find(SavedAddress, { userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  /** Locks the viewer's addresses: concurrent changes wait, so that their number and defaults stay valid. */
  #withAddresses<Result>(
    { userId }: Viewer,
    work: (em: EntityManager, kept: SavedAddress[], userId: string) => Promise<Result>,
  ): Promise<Result> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      if (!userId || !(await lockAccount(em, userId))) throw unauthenticated();
      return work(em, await this.find(em, userId), userId);
    });
  }
}
