import { Arg, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { PAGE_SIZE } from '../../../../platform/lists/paged.ts';
import { Service } from '../../../../platform/services/services.ts';
import { ReorderInput } from './reorder.inputs.ts';
import { StockReportService } from './stock-report.service.ts';
import { ReorderRow, StockArrival, StockReport } from './stock-report.type.ts';

@Resolver()
export class StockReportResolver extends Service {
  readonly #stock = this.services.get(StockReportService);

  @Query(() => StockReport, { description: 'The value of the stock, and how long it has been there.' })
  @Auth('ADMIN', 'READ_FIGURES')
  stockReport(): Promise<StockReport> {
    return this.#stock.read();
  }

  @Query(() => [StockArrival], { description: 'The units that have been in stock longest, oldest first.' })
  @Auth('ADMIN', 'READ_FIGURES')
  oldestStock(
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many arrivals at most, 1 to 1000.' })
    limit: number,
  ): Promise<StockArrival[]> {
    return this.#stock.oldest(limit);
  }

  @Query(() => [ReorderRow], {
    description: 'Tyres that run out before a delivery could arrive, judged by how they sell, soonest first.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  reorderList(
    @Arg('input', () => ReorderInput, { defaultValue: {}, description: 'How to judge.' }) input: ReorderInput,
  ): Promise<ReorderRow[]> {
    return this.#stock.reorder(input);
  }
}
