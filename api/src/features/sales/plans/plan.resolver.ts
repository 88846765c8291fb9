import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { Order } from '../orders/index.ts';
import { PlanCertificate } from './plan-certificate.type.ts';
import { PlanService } from './plan.service.ts';

@Resolver(() => Order)
export class PlanResolver extends Service {
  readonly #plans = this.services.get(PlanService);

  @FieldResolver(() => [PlanCertificate], {
    description:
      'A certificate for each line of tyres that the road hazard plan covers; empty until the order is paid, ' +
      'and once it’s cancelled or refunded.',
  })
  async planCertificates(@Root() order: Order, @Ctx() context: Context): Promise<PlanCertificate[]> {
    const covers = await this.#plans.coversOf(context, order);
    return covers.map(({ line, ...cover }) => ({
      ...cover,
      lineId: line.id,
      tyre: line.productName,
      size: line.productSize,
    }));
  }
}
