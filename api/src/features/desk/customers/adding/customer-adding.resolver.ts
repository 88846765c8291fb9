import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CreateCustomerInput } from './customer-adding.inputs.ts';
import { CreateCustomerResult } from './customer-adding.results.ts';
import { CustomerAdding } from './customer-adding.service.ts';

@Resolver()
export class CustomerAddingResolver extends Service {
  readonly #adding = this.services.get(CustomerAdding);

  @Mutation(() => CreateCustomerResult, {
    description:
      'Adds an account for a customer and emails them the link to set its password, which works for a week. At most ' +
      '60 an hour.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  createCustomer(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateCustomerInput, { description: 'The customer’s details.' })
    input: CreateCustomerInput,
  ): Promise<typeof CreateCustomerResult> {
    return this.#adding.add(viewer, input);
  }
}
