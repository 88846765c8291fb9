import type { InputRule } from '@treadline/schema/input/rule';
import { Arg, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { Service } from '../../../../platform/services/services.ts';
import { PeriodInput } from '../sums/period.inputs.ts';
import { SalesReportService } from './sales-report.service.ts';
import { SalesReport, SellerRow } from './sales-report.type.ts';

const PERIOD = { description: 'The period, in London time.' };
const MOST: InputRule = { min: 1, max: 100 };
const LIMIT = { description: 'How many tyres at most, 1 to 100.' };

@Resolver(() => SalesReport)
export class SalesReportResolver extends Service {
  readonly #sales = this.services.get(SalesReportService);

  @Query(() => SalesReport, {
    description: 'Sales in a period, day by day, compared with the preceding period of the same length.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  salesReport(@Arg('period', () => PeriodInput, PERIOD) period: PeriodInput): Promise<SalesReport> {
    return this.#sales.report(period);
  }

  @Query(() => [SellerRow], { description: 'The best-selling tyres of a period.' })
  @Auth('ADMIN', 'READ_ORDERS')
  bestSellers(
    @Arg('period', () => PeriodInput, PERIOD) period: PeriodInput,
    @Constraint(MOST) @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<SellerRow[]> {
    return this.#sales.bestSellers(period, limit);
  }

  @Query(() => [SellerRow], {
    description:
      'Tyres with fewer left than were sold in a period, most urgent first. At that pace they run ' +
      'out within another period.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  runningOut(
    @Arg('period', () => PeriodInput, PERIOD) period: PeriodInput,
    @Constraint(MOST) @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<SellerRow[]> {
    return this.#sales.runningOut(period, limit);
  }
}
