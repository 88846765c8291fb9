import { MOST_SAVED_ADDRESSES } from '@treadline/schema/trade/values/limits';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AddressBookService } from './address-book.service.ts';
import { AddressUse } from './address.enums.ts';
import { SavedAddressInput } from './address.inputs.ts';
import { CreateSavedAddressResult, UpdateSavedAddressResult } from './address.results.ts';
import { SavedAddress } from './saved-address.entity.ts';

const ID_OF_ONE = 'An id from mySavedAddresses.';

@Resolver()
export class AddressBookResolver extends Service {
  readonly #book = this.services.get(AddressBookService);

  @Query(() => [SavedAddress], { description: 'The viewer’s saved addresses, oldest first.' })
  @Auth('CUSTOMER')
  mySavedAddresses(@Ctx() { viewer }: Context): Promise<SavedAddress[]> {
    return this.#book.list(viewer);
  }

  @Mutation(() => CreateSavedAddressResult, {
    description:
      'Saves an address, unless it’s already saved. The first one becomes the default for delivery ' +
      `and billing. An address book holds ${MOST_SAVED_ADDRESSES}.`,
  })
  @Auth('CUSTOMER')
  createSavedAddress(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SavedAddressInput, { description: 'The address and its label.' })
    input: SavedAddressInput,
  ): Promise<typeof CreateSavedAddressResult> {
    return this.#book.add(viewer, input);
  }

  @Mutation(() => UpdateSavedAddressResult, {
    description: 'Replaces a saved address and its label. Existing orders keep the old address.',
  })
  @Auth('CUSTOMER')
  updateSavedAddress(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
    @Arg('input', () => SavedAddressInput, {
      description: 'The complete new address and label.',
    })
    input: SavedAddressInput,
  ): Promise<typeof UpdateSavedAddressResult> {
    return this.#book.change(viewer, id, input);
  }

  @Mutation(() => SavedAddress, {
    nullable: true,
    description: 'Makes an address the default at checkout. Null if the viewer doesn’t have it.',
  })
  @Auth('CUSTOMER')
  setDefaultSavedAddress(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
    @Arg('use', () => AddressUse, { description: 'For delivery or billing.' }) use: AddressUse,
  ): Promise<SavedAddress | null> {
    return this.#book.makeDefault(viewer, id, use);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes an address. False if the viewer doesn’t have it. Existing orders keep it.',
  })
  @Auth('CUSTOMER')
  deleteSavedAddress(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
  ): Promise<boolean> {
    return this.#book.remove(viewer, id);
  }
}
