import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { AddressBookService, MOST_ADDRESSES } from './address-book.service.ts';
import { AddressUse } from './address.enums.ts';
import { SavedAddressInput } from './address.inputs.ts';
import { AddSavedAddressResult, ChangeSavedAddressResult } from './address.results.ts';
import { SavedAddress } from './saved-address.entity.ts';

const ID_OF_ONE = 'An id that mySavedAddresses gave.';

@Resolver()
export class AddressBookResolver {
  readonly #book: AddressBookService;

  constructor(services: Services) {
    this.#book = services.get(AddressBookService);
  }

  @Query(() => [SavedAddress], {
    nullable: true,
    description: 'The addresses the viewer keeps, in the order in which they came.',
  })
  @Auth('CUSTOMER')
  mySavedAddresses(@Ctx() { viewer }: Context): Promise<SavedAddress[]> {
    return this.#book.list(viewer);
  }

  @Mutation(() => AddSavedAddressResult, {
    nullable: true,
    description: `Keeps an address; one that is kept already is not kept twice. The first becomes the default for delivery and billing. An address book holds ${MOST_ADDRESSES}.`,
  })
  @Auth('CUSTOMER')
  addSavedAddress(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SavedAddressInput, { description: 'The address and its name.' })
    input: SavedAddressInput,
  ): Promise<typeof AddSavedAddressResult> {
    return this.#book.add(viewer, input);
  }

  @Mutation(() => ChangeSavedAddressResult, {
    nullable: true,
    description: 'Puts another address and name in the place of one. Orders placed with the old one keep it.',
  })
  @Auth('CUSTOMER')
  changeSavedAddress(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
    @Arg('input', () => SavedAddressInput, {
      description: 'The whole address and its name, as they shall be.',
    })
    input: SavedAddressInput,
  ): Promise<typeof ChangeSavedAddressResult> {
    return this.#book.change(viewer, id, input);
  }

  @Mutation(() => SavedAddress, {
    nullable: true,
    description:
      'Makes an address the one the checkout proposes; null when the viewer keeps no such address.',
  })
  @Auth('CUSTOMER')
  makeSavedAddressDefault(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
    @Arg('use', () => AddressUse, { description: 'What it is proposed for.' }) use: AddressUse,
  ): Promise<SavedAddress | null> {
    return this.#book.makeDefault(viewer, id, use);
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Forgets an address; false when the viewer keeps no such address. Orders placed with it keep it.',
  })
  @Auth('CUSTOMER')
  removeSavedAddress(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: ID_OF_ONE }) id: string,
  ): Promise<boolean> {
    return this.#book.remove(viewer, id);
  }
}
