import { FITTING_WAYS } from '@treadline/schema/trade/fitting/fitting-way';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { FittingExtra, FittingWay } from '../fitting.enums.ts';

const MOST_EXTRAS = 99;
const MAX_SLUG = 100;
const MAX_REGISTRATION = 10;
/** The refusal of two fittings of one kind. */
export const ONE_OF_EACH = 'Choose at most one centre and one visit of a van';

@InputType({ description: 'Extras of a fitting job.' })
export class FittingExtraInput {
  @Field(() => FittingExtra, { description: 'The extra to add.' }) extra: FittingExtra;
  @Constraint({ min: 1, max: MOST_EXTRAS, message: `The number of an extra is from 1 to ${MOST_EXTRAS}` })
  @Field(() => Int, { description: 'How many.' })
  quantity: number;
}

@InputType({
  description: 'Where and when the tyres are fitted whose lines say FITTED, or those whose lines say MOBILE.',
})
export class FittingChoiceInput {
  @Field(() => FittingWay, { description: 'Which of the lines it is for.' }) way: FittingWay;
  @Constraint({ maxLength: MAX_SLUG, message: 'This isn’t the identifier of a fitting centre' })
  @Field(() => String, {
    nullable: true,
    description: 'The centre’s identifier, for FITTED. A van comes to the delivery address.',
  })
  centre?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The start of a free slot; omit it to ask for the price alone.',
  })
  start?: Date | null;
  @Constraint({ maxItems: 10, message: 'Name each extra once' })
  @Field(() => [FittingExtraInput], { defaultValue: [], description: 'Extras, each named once.' })
  extras: FittingExtraInput[];
  @Constraint({ maxLength: MAX_REGISTRATION, message: 'A number plate has at most 10 characters' })
  @Field(() => String, {
    nullable: true,
    description: 'The number plate of the vehicle, so that the fitter knows it.',
  })
  registration?: string | null;
}

/** The fittings of a cart or an order. */
@InputType()
export abstract class FittingsInput {
  @Constraint({ maxItems: FITTING_WAYS.length, message: ONE_OF_EACH })
  @Field(() => [FittingChoiceInput], {
    defaultValue: [],
    description:
      'Where and when the lines are fitted, at most one at a centre and one by van. An order holds the slots with ' +
      'its stock.',
  })
  fittings?: FittingChoiceInput[];
}

/** The fittings of an order, and the buyer's express request. */
@InputType()
export abstract class OrderedFittingsInput extends FittingsInput {
  @Field({
    defaultValue: false,
    description:
      'Whether the buyer asks for fitting within the period in which they can cancel, and knows that the right ends ' +
      'once it’s done (Consumer Contracts Regulations 2013, regulation 36). Required for a slot in that period.',
  })
  requestsEarlyFitting?: boolean;
}
