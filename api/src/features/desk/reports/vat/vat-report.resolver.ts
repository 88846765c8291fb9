import { Arg, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Service } from '../../../../platform/services/services.ts';
import { PeriodInput } from '../sums/period.inputs.ts';
import { VatReportService } from './vat-report.service.ts';
import { VatReport } from './vat-report.type.ts';

@Resolver()
export class VatReportResolver extends Service {
  readonly #vat = this.services.get(VatReportService);

  @Query(() => VatReport, {
    description: 'VAT on sales by rate and month: invoices less credit notes, each on the day it was issued.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  vatReport(
    @Arg('period', () => PeriodInput, { description: 'The period, in London time, such as a quarter.' })
    period: PeriodInput,
  ): Promise<VatReport> {
    return this.#vat.read(period);
  }
}
