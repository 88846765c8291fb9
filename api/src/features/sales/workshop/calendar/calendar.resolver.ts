import { Arg, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FittingCalendarInput } from './calendar.inputs.ts';
import { CalendarService } from './calendar.service.ts';
import { FittingCalendar } from './calendar.types.ts';

@Resolver()
export class FittingCalendarResolver extends Service {
  readonly #calendar = this.services.get(CalendarService);

  @Query(() => FittingCalendar, {
    nullable: true,
    description: 'The jobs of a centre or of the vans on a number of days; null for an unknown centre.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  fittingCalendar(
    @Arg('input', () => FittingCalendarInput, { description: 'The place and the days.' })
    input: FittingCalendarInput,
  ): Promise<FittingCalendar | null> {
    return this.#calendar.read(input);
  }
}
