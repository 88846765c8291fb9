import { Field, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../platform/input/scalars.ts';

const MOST_DAYS = 366;
const MS_IN_A_DAY = 86_400_000;
/** No shop of this kind is older; the period before the first years of the calendar would begin before it. */
const EARLIEST = '2000-01-01';

function faultsOf({ from, to }: PeriodInput): FieldError[] {
  const days = (Date.parse(to) - Date.parse(from)) / MS_IN_A_DAY + 1;
  if (days < 1) return [{ path: 'to', message: 'The last day must not be before the first' }];
  if (from < EARLIEST) return [{ path: 'from', message: 'A period begins in 2000 or later' }];
  if (days > MOST_DAYS) return [{ path: 'to', message: `A period has at most ${MOST_DAYS} days` }];
  return [];
}

@Constraint({ message: 'This period cannot be reported on' })
@Checked(faultsOf)
@InputType({ description: 'A period of London’s calendar, at most 366 days long, from 2000 on.' })
export class PeriodInput {
  @Field(() => LocalDate, { description: 'Its first day.' }) from: string;
  @Field(() => LocalDate, { description: 'Its last day, which belongs to it.' }) to: string;
}
