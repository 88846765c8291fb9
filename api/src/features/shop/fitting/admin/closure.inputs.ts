import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const DAY_MS = 86_400_000;
/** A longer closure is rather one for good. */
const MOST_DAYS = 366;

function checkClosure({ centre, van, firstDay, lastDay }: CreateFittingClosureInput): FieldError[] {
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS;
  return [
    ...(centre && van ? [{ path: 'van', message: 'Choose a centre or a van, not both' }] : []),
    ...(days < 0 ? [{ path: 'lastDay', message: 'The last day must not be before the first' }] : []),
    ...(days >= MOST_DAYS ? [{ path: 'lastDay', message: 'A closure lasts a year at most' }] : []),
  ];
}

@Constraint({ message: 'We couldn’t add these days' })
@Checked(checkClosure)
@InputType({ description: 'Days on which a centre or a van, or all of them, don’t work.' })
export class CreateFittingClosureInput {
  @Constraint({ maxLength: 80 })
  @Field(() => String, { nullable: true, description: 'References `AdminFittingCentre.slug`.' })
  centre?: string | null;
  @Field(() => Int, { nullable: true, description: 'References `AdminFittingVan.id`.' })
  van?: number | null;
  @Field(() => LocalDate, { description: 'The first of them in London.' })
  firstDay: string;
  @Field(() => LocalDate, { description: 'The last day, which can be the first.' })
  lastDay: string;
  @Constraint({ required: 'Please say why, for example Staff training', maxLength: 80 })
  @BlankText({ description: 'Why, in a few words, as pages show it.' })
  reason: string;
}
