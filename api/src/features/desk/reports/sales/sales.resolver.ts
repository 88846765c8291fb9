import { Arg, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { PAGE_SIZE } from '../../../../platform/lists/paged.ts';
import { Service } from '../../../../platform/services/services.ts';
import { PeriodInput } from '../sums/period.inputs.ts';
import { ReportStep, SalesChannel, SalesDimension, SellerOrder } from './report.enums.ts';
import { SalesBreakdownService } from './sales-breakdown.service.ts';
import { SalesBreakdown } from './sales-breakdown.type.ts';
import { SalesOverTimeService } from './sales-over-time.service.ts';
import { SalesOverTime } from './sales-over-time.type.ts';
import { SellersService } from './sellers.service.ts';
import { TyreSales } from './sellers.type.ts';

const PERIOD = { description: 'The period, in London time.' };

@Resolver()
export class SalesResolver extends Service {
  readonly #overTime = this.services.get(SalesOverTimeService);
  readonly #breakdown = this.services.get(SalesBreakdownService);
  readonly #sellers = this.services.get(SellersService);

  @Query(() => SalesOverTime, {
    description:
      'Sales and orders placed, step by step, compared with the preceding period of the same length.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  salesOverTime(
    @Arg('period', () => PeriodInput, PERIOD) period: PeriodInput,
    @Arg('step', () => ReportStep, { defaultValue: 'DAY', description: 'How the period is divided.' })
    step: ReportStep,
    @Arg('channel', () => SalesChannel, {
      nullable: true,
      description: 'Counts only orders placed that way; all if omitted.',
    })
    channel: SalesChannel | null = null,
  ): Promise<SalesOverTime> {
    return this.#overTime.read(period, step, channel);
  }

  @Query(() => SalesBreakdown, {
    description:
      'Sales by brand, kind, season, size or channel, compared with the preceding period of the same length.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  salesBreakdown(
    @Arg('period', () => PeriodInput, PERIOD) period: PeriodInput,
    @Arg('by', () => SalesDimension, { description: 'The way to break them down.' }) by: SalesDimension,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many parts at most, 1 to 1000.' })
    limit: number,
  ): Promise<SalesBreakdown> {
    return this.#breakdown.read(period, by, limit);
  }

  @Query(() => [TyreSales], {
    description: 'The tyres that sold best in a period, or worst for their stock.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  sellers(
    @Arg('period', () => PeriodInput, PERIOD) period: PeriodInput,
    @Arg('order', () => SellerOrder, { description: 'Which tyres come first.' }) order: SellerOrder,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many tyres at most, 1 to 1000.' })
    limit: number,
  ): Promise<TyreSales[]> {
    return this.#sellers.read(period, order, limit);
  }
}
