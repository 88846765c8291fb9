import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { LocalDate } from '../../../platform/input/scalars.ts';
import { Role } from '../../../platform/services/role.enum.ts';

const MAX_SEARCH = 200;

@InputType({ description: 'Filters for a list of customers. A customer must match all of them.' })
export class CustomerFilter {
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description:
      'Part of a name, email address or telephone number, or the start of a postcode, of the ' +
      'customer or one of their orders; a number plate, or another number of an order.',
  })
  search?: string | null;
  @Field(() => Role, {
    nullable: true,
    description: 'Only this role. GUEST lists people without an account; `customers` never lists those.',
  })
  role?: Role | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they’re on the staff, also while suspended or after their last day.',
  })
  staff?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether their email address is confirmed.' })
  verified?: boolean | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only accounts created on or after this day, London time.',
  })
  since?: string | null;
}
