import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { OPTIONAL_EMAIL } from '../../../../platform/input/input-rules.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const MAX_NAME = 80;
const MAX_ACCOUNT = 40;
const MAX_LEAD_DAYS = 60;

/** The fields that staff enter about a supplier. */
@InputType()
abstract class SupplierFields {
  @Constraint({ required: 'Please enter the name', maxLength: MAX_NAME })
  @BlankText({ description: 'The name that staff know it by. No other supplier may have it.' })
  name: string;

  @Constraint({ maxLength: MAX_ACCOUNT })
  @Field(() => String, {
    nullable: true,
    description: 'The shop’s account there; null or empty without one.',
  })
  accountNumber?: string | null;

  @Constraint(OPTIONAL_EMAIL)
  @Field(() => String, {
    nullable: true,
    description: 'The address that takes orders; null or empty if none.',
  })
  email?: string | null;

  @Constraint({ min: 0, max: MAX_LEAD_DAYS, message: `Enter working days from 0 to ${MAX_LEAD_DAYS}` })
  @Field(() => Int, { description: 'The working days from an order until the tyres are here, 0 to 60.' })
  leadDays: number;

  @Field(() => Boolean, { description: 'Whether its tyres are sold.' })
  active: boolean;
}

@Constraint({ message: 'We couldn’t add the supplier' })
@InputType({ description: 'A new supplier.' })
export class CreateSupplierInput extends SupplierFields {}

@Constraint({ message: 'We couldn’t save the supplier' })
@InputType({ description: 'A supplier as it should be.' })
export class UpdateSupplierInput extends SupplierFields {
  @Field(() => Int, { description: 'References `Supplier.id`.' }) id: number;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
}
