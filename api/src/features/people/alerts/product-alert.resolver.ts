import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../platform/graphql/requested-fields.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { RequestProductAlertInput } from './product-alert.inputs.ts';
import { ProductAlert, RequestProductAlertResult } from './product-alert.results.ts';
import { ProductAlertService } from './product-alert.service.ts';

@Resolver()
export class ProductAlertResolver extends Service {
  readonly #alerts = this.services.get(ProductAlertService);

  @Query(() => [ProductAlert], {
    description: 'The viewer’s alerts for tyres that are still sold, latest request first.',
  })
  @Auth('CUSTOMER')
  myProductAlerts(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<ProductAlert[]> {
    return this.#alerts.ofViewer(viewer, requestedFields(info));
  }

  @Mutation(() => RequestProductAlertResult, {
    description:
      'Requests one email when a tyre is back in stock or costs less. The viewer’s own confirmed ' +
      'address needs nothing more; any other address is sent a link, and nothing else until it’s ' +
      'followed. At most twenty an hour from one network.',
  })
  @Auth('GUEST')
  requestProductAlert(
    @Ctx() { viewer, network }: Context,
    @Arg('input', () => RequestProductAlertInput, {
      description: 'The tyre, the kind of alert and the address.',
    })
    input: RequestProductAlertInput,
  ): Promise<typeof RequestProductAlertResult> {
    return this.#alerts.request(viewer, network, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms a request with the emailed token. False if the token is unknown or more than seven days old.',
  })
  @Auth('GUEST')
  confirmProductAlert(
    @Arg('token', () => String, { description: 'The token in the emailed link.' }) token: string,
  ): Promise<boolean> {
    return this.#alerts.confirm(token);
  }

  @Mutation(() => Boolean, {
    description: 'Ends all alerts of an email’s recipient. False if the token is unknown.',
  })
  @Auth('GUEST')
  unsubscribeProductAlerts(
    @Arg('token', () => String, { description: 'The token in the emailed link.' }) token: string,
  ): Promise<boolean> {
    return this.#alerts.end(token);
  }

  @Mutation(() => Boolean, {
    description: 'Ends one of the viewer’s alerts. False if they don’t have it.',
  })
  @Auth('CUSTOMER')
  deleteProductAlert(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'An id from myProductAlerts.' }) id: string,
  ): Promise<boolean> {
    return this.#alerts.remove(viewer, id);
  }
}
