import { Arg, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FittingCalendarInput } from './calendar.inputs.ts';
import { CalendarService } from './calendar.service.ts';
import { FittingCalendar } from './calendar.types.ts';
import { WorkCentreService } from './work-centre.service.ts';
import { WorkCentre } from './work-centre.types.ts';

@Resolver()
export class FittingCalendarResolver extends Service {
  readonly #calendar = this.services.get(CalendarService);
  readonly #centres = this.services.get(WorkCentreService);

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

  @Query(() => [WorkCentre], {
    description: 'At most twelve fitting centres: the shop’s own first, then the nearest to the base town.',
  })
  @Auth('ADMIN', 'USE_ADMIN')
  workCentres(
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'Only those whose name, town or postcode contain each of these words.',
    })
    @Constraint({ maxLength: 100 })
    search: string,
  ): Promise<WorkCentre[]> {
    return this.#centres.find(search);
  }
}
