import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { User } from '../accounts/index.ts';
import { AddressBookService } from './address-book.service.ts';
import { DeleteCustomerAddressInput, SaveCustomerAddressInput } from './address.inputs.ts';
import { DeleteCustomerAddressResult, SaveCustomerAddressResult } from './address.results.ts';
import { CustomerAddresses } from './customer-addresses.service.ts';
import { SavedAddress } from './saved-address.entity.ts';

/** Customers' address books, for staff. */
@Resolver(() => User)
export class CustomerAddressesResolver extends Service {
  readonly #book = this.services.get(AddressBookService);
  readonly #addresses = new AnswerLoader<string, SavedAddress[]>((ids) => this.#book.listOf(ids));

  readonly #changes = this.services.get(CustomerAddresses);

  @FieldResolver(() => [SavedAddress], {
    description: 'The customer’s saved addresses, oldest first.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  savedAddresses(@Root() { id }: User, @Ctx() context: Context): Promise<SavedAddress[]> {
    return this.#addresses.load(context, id);
  }

  @Mutation(() => SaveCustomerAddressResult, {
    description:
      'Adds an address to a customer’s address book, or replaces one. The first one becomes the default for delivery ' +
      'and billing. Existing orders keep the old address.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  saveCustomerAddress(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SaveCustomerAddressInput, { description: 'The customer and the complete address.' })
    input: SaveCustomerAddressInput,
  ): Promise<typeof SaveCustomerAddressResult> {
    return this.#changes.save(viewer, input);
  }

  @Mutation(() => DeleteCustomerAddressResult, {
    description: 'Deletes an address from a customer’s address book.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  deleteCustomerAddress(
    @Ctx() { viewer }: Context,
    @Arg('input', () => DeleteCustomerAddressInput, { description: 'Whose address to delete, and its id.' })
    input: DeleteCustomerAddressInput,
  ): Promise<typeof DeleteCustomerAddressResult> {
    return this.#changes.delete(viewer, input);
  }
}
