import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../platform/graphql/requested-fields.ts';
import type { Context } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { ProductService } from '../../shop/catalogue/index.ts';
import { RequestProductAlertInput } from './product-alert.inputs.ts';
import { ProductAlert, RequestProductAlertResult } from './product-alert.results.ts';
import { ProductAlertService } from './product-alert.service.ts';

@Resolver()
export class ProductAlertResolver extends Service {
  readonly #alerts = this.services.get(ProductAlertService);
  readonly #products = this.services.get(ProductService);

  @Query(() => [ProductAlert], {
    description: 'The viewer’s alerts for tyres that are still sold, latest request first.',
  })
  @Auth('CUSTOMER')
  async myProductAlerts(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductAlert[]> {
    const alerts = await this.#alerts.ofViewer(viewer);
    if (alerts.length === 0) return [];
    const products = await this.#products.byIds(
      [...new Set(alerts.map(({ productId }) => productId))],
      requestedFields(info).get('product') ?? new Map(),
    );
    const byId = new Map(products.map((product) => [product.id, product]));
    return alerts.flatMap(({ id, kind, productId, price, requestedAt }) => {
      const product = byId.get(productId);
      return product ? [result(ProductAlert, { id, kind, product, price, requestedAt })] : [];
    });
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
