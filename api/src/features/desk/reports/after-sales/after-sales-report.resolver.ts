import { Arg, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Service } from '../../../../platform/services/services.ts';
import { PeriodInput } from '../sums/period.inputs.ts';
import { AfterSalesReportService } from './after-sales-report.service.ts';
import { AfterSalesReport } from './after-sales-report.type.ts';

@Resolver()
export class AfterSalesReportResolver extends Service {
  readonly #afterSales = this.services.get(AfterSalesReportService);

  @Query(() => AfterSalesReport, {
    description:
      'Returns by reason and claims by kind, compared with the preceding period of the same length.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  afterSalesReport(
    @Arg('period', () => PeriodInput, { description: 'The period, in London time.' }) period: PeriodInput,
  ): Promise<AfterSalesReport> {
    return this.#afterSales.read(period);
  }
}
