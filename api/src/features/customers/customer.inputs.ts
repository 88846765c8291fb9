import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../platform/constraint.ts';
import { Role } from '../../platform/role.enum.ts';
import { LocalDate } from '../../platform/scalars.ts';

const MAX_SEARCH = 200;

@InputType({ description: 'The filter of a list of customers; customers must match all given fields.' })
export class CustomerFilter {
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description: 'A part of the name or the e-mail address, a telephone number, or a postcode of an address.',
  })
  search?: string | null;
  @Field(() => Role, { nullable: true, description: 'Only CUSTOMER or only ADMIN.' })
  role?: Role | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether their e-mail address is confirmed.' })
  verified?: boolean | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only accounts created on this day in London or later.',
  })
  since?: string | null;
}
