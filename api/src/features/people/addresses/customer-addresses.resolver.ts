import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { User } from '../accounts/index.ts';
import { AddressBookService } from './address-book.service.ts';
import { SavedAddress } from './saved-address.entity.ts';

/** Customers' address books, for staff. */
@Resolver(() => User)
export class CustomerAddressesResolver extends Service {
  readonly #book = this.services.get(AddressBookService);
  readonly #addresses = new AnswerLoader<string, SavedAddress[]>((ids) => this.#book.listOf(ids));

  @FieldResolver(() => [SavedAddress], {
    description: 'The customer’s saved addresses, oldest first.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  savedAddresses(@Root() { id }: User, @Ctx() context: Context): Promise<SavedAddress[]> {
    return this.#addresses.load(context, id);
  }
}
