import { Field, Int, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { checkOffer, FittingOfferFields, FittingPositionInput } from './offer.inputs.ts';

/** The fields that staff enter about a van. */
@InputType()
abstract class FittingVanFields extends FittingOfferFields {
  @Constraint({ required: 'Please enter the van’s name', maxLength: 60 })
  @BlankText({ description: 'Its name among the staff, for example Van 1.' })
  name: string;

  @Field(() => FittingPositionInput, { description: 'Where it starts and ends its day.' })
  position: FittingPositionInput;
}

@Constraint({ message: 'We couldn’t add the van' })
@Checked(checkOffer)
@InputType({ description: 'A new van.' })
export class CreateFittingVanInput extends FittingVanFields {}

@Constraint({ message: 'We couldn’t save the van' })
@Checked(checkOffer)
@InputType({ description: 'A van as it should be.' })
export class UpdateFittingVanInput extends FittingVanFields {
  @Field(() => Int, { description: 'References `AdminFittingVan.id`.' }) id: number;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
}
