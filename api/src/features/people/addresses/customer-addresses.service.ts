import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { AccountChange } from '../accounts/index.ts';
import { AddressBookService, addressNotFound, replaceAddress } from './address-book.service.ts';
import { keptAddress } from './address-validation.service.ts';
import type { DeleteCustomerAddressInput, SaveCustomerAddressInput } from './address.inputs.ts';
import {
  AddressBookFull,
  CustomerAddressDeleted,
  type DeleteCustomerAddressResult,
  type SaveCustomerAddressResult,
} from './address.results.ts';

/** Changes customers' saved addresses on behalf of staff. The audit log names the address by its id. */
export class CustomerAddresses extends Service {
  readonly #book = this.services.get(AddressBookService);
  readonly #changes = this.services.get(AccountChange);

  /** Adds or replaces an address, and makes it the default for delivery if that's requested. */
  save(
    viewer: Viewer,
    { customerId, id, revision, makeDeliveryDefault, ...input }: SaveCustomerAddressInput,
  ): Promise<typeof SaveCustomerAddressResult> {
    const action = id ? 'address changed' : 'address added';
    return this.#changes.run<typeof SaveCustomerAddressResult>(
      viewer,
      customerId,
      action,
      async (em, { id: userId }) => {
        const kept = await this.#book.find(em, userId);
        const known = id ? kept.find((one) => one.id === id.toLowerCase()) : null;
        if (known === undefined) return { answer: addressNotFound(), figures: null };
        if (known && known.revision !== revision)
          return { answer: StaleWrite.at(known.revision), figures: null };
        if (known) replaceAddress(known, input);
        const address = keptAddress(input.address);
        const label = keptTextOrNull(input.label);
        const saved = known ?? this.#book.addTo(em, kept, { userId, address, label });
        if (saved instanceof AddressBookFull) return { answer: saved, figures: null };
        await em.flush();
        if (makeDeliveryDefault) await this.#book.markDefault(em, saved, 'DELIVERY');
        return { answer: saved, figures: { address: saved.id } };
      },
    );
  }

  /** Deletes an address. As when the customer does it, no other becomes the default. */
  delete(
    viewer: Viewer,
    { customerId, id }: DeleteCustomerAddressInput,
  ): Promise<typeof DeleteCustomerAddressResult> {
    return this.#changes.run<typeof DeleteCustomerAddressResult>(
      viewer,
      customerId,
      'address deleted',
      async (em, user) => {
        const saved = (await this.#book.find(em, user.id)).find((one) => one.id === id.toLowerCase());
        if (!saved) return { answer: addressNotFound(), figures: null };
        em.remove(saved);
        return { answer: result(CustomerAddressDeleted, { id: saved.id }), figures: { address: saved.id } };
      },
    );
  }
}
