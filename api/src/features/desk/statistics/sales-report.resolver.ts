import type { InputRule } from '@treadline/schema/input/rule';
import { Arg, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import { Service } from '../../../platform/services/services.ts';
import { PeriodInput } from './sales-report.inputs.ts';
import { SalesReportService } from './sales-report.service.ts';
import { SalesReport, SellerRow } from './sales-report.type.ts';

const PERIOD = { description: 'The period, in London.' };
const MOST: InputRule = { min: 1, max: 100 };
const LIMIT = { description: 'The most tyres, 1 to 100.' };

@Resolver(() => SalesReport)
export class SalesReportResolver extends Service {
  readonly #sales = this.services.get(SalesReportService);

  @Query(() => SalesReport, {
    description: 'What was sold in a period, day by day, beside the period of the same length before it.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  salesReport(@Arg('period', () => PeriodInput, PERIOD) period: PeriodInput): Promise<SalesReport> {
    return this.#sales.report(period);
  }

  @Query(() => [SellerRow], { description: 'The tyres that sold most in a period.' })
  @Auth('ADMIN', 'READ_ORDERS')
  bestSellers(
    @Arg('period', () => PeriodInput, PERIOD) period: PeriodInput,
    @Constraint(MOST) @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<SellerRow[]> {
    return this.#sales.bestSellers(period, limit);
  }

  @Query(() => [SellerRow], {
    description:
      'The tyres of which fewer are left than were sold in a period, the most urgent first: at that pace they ' +
      'run out within such a period.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  runningOut(
    @Arg('period', () => PeriodInput, PERIOD) period: PeriodInput,
    @Constraint(MOST) @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<SellerRow[]> {
    return this.#sales.runningOut(period, limit);
  }
}
