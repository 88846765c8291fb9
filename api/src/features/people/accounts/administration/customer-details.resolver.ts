import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { ChangeCustomerEmailInput, UpdateCustomerInput } from './customer-details.inputs.ts';
import { ChangeCustomerEmailResult, UpdateCustomerResult } from './customer-details.results.ts';
import { CustomerDetailsService } from './customer-details.service.ts';

/** Staff's corrections of customers' details. */
@Resolver()
export class CustomerDetailsResolver extends Service {
  readonly #details = this.services.get(CustomerDetailsService);

  @Mutation(() => UpdateCustomerResult, {
    description: 'Changes a customer’s name and telephone number. Existing orders stay as they are.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  updateCustomer(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateCustomerInput, {
      description: 'The account, its revision and the new details.',
    })
    input: UpdateCustomerInput,
  ): Promise<typeof UpdateCustomerResult> {
    return this.#details.update(viewer, input);
  }

  @Mutation(() => ChangeCustomerEmailResult, {
    description:
      'Emails a link to a customer’s new address, and tells the old one. The address changes once its owner has ' +
      'signed in and followed the link, or at once if the account has no password yet. At most five an hour. Not ' +
      'for the viewer’s own account.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  changeCustomerEmail(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ChangeCustomerEmailInput, { description: 'The account and its new address.' })
    input: ChangeCustomerEmailInput,
  ): Promise<typeof ChangeCustomerEmailResult> {
    return this.#details.changeEmail(viewer, input);
  }
}
