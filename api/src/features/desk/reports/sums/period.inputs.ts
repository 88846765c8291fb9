import { Field, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';

const MOST_DAYS = 366;
const MS_IN_A_DAY = 86_400_000;
/** No online tyre shop is older. The period before year 1 would begin before the calendar does. */
const EARLIEST = '2000-01-01';

/** The faults of a period, without full stops. */
export function periodFaults({ from, to }: Pick<PeriodInput, 'from' | 'to'>): FieldError[] {
  const days = (Date.parse(to) - Date.parse(from)) / MS_IN_A_DAY + 1;
  if (days < 1) return [{ path: 'to', message: 'The last day can’t be before the first' }];
  if (from < EARLIEST) return [{ path: 'from', message: 'A period can’t begin before 2000' }];
  if (days > MOST_DAYS) return [{ path: 'to', message: `A period can have at most ${MOST_DAYS} days` }];
  return [];
}

@Constraint({ message: 'We can’t report on this period' })
@Checked(periodFaults)
@InputType({ description: 'A range of days in London, at most 366, from 2000 on.' })
export class PeriodInput {
  @Field(() => LocalDate, { description: 'The first day.' }) from: string;
  @Field(() => LocalDate, { description: 'The last day, included.' }) to: string;
}
