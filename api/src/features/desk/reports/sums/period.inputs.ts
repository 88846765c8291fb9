import { periodFault } from '@treadline/schema/trade/listing/report-period';
import { Field, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';

/** The faults of a period, without full stops. */
export function periodFaults(period: Pick<PeriodInput, 'from' | 'to'>): FieldError[] {
  const fault = periodFault(period);
  return fault ? [fault] : [];
}

@Constraint({ message: 'We can’t report on this period' })
@Checked(periodFaults)
@InputType({ description: 'A range of days in London, at most 366, from 2000 on.' })
export class PeriodInput {
  @Field(() => LocalDate, { description: 'The first day.' }) from: string;
  @Field(() => LocalDate, { description: 'The last day, included.' }) to: string;
}
