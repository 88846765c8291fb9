import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { LocalDate } from '../../../platform/input/scalars.ts';
import { Role } from '../../../platform/services/role.enum.ts';

const MAX_SEARCH = 200;

@InputType({ description: 'The filter of a list of customers; customers must match all given fields.' })
export class CustomerFilter {
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description:
      'A part of the name, the e-mail address or a telephone number, or the beginning of a postcode, of the ' +
      'customer or of one of their orders.',
  })
  search?: string | null;
  @Field(() => Role, {
    nullable: true,
    description: 'Only this role; GUEST for people without an account, whom customers never lists.',
  })
  role?: Role | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether their role is one of staff.' })
  staff?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether their e-mail address is confirmed.' })
  verified?: boolean | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only accounts created on this day in London or later.',
  })
  since?: string | null;
}
