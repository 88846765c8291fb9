import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { DateTime } from '../../../platform/input/scalars.ts';

@InputType({ description: 'Which entries of the audit log; what is left out does not matter.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'The id of the account or API key that made the change.' })
  actor?: string | null;
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'The kind of object, for example order.' })
  subject?: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of the object.' }) subjectId?: string | null;
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'What was done, for example product.update.' })
  action?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'The earliest moment.' }) from?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'The moment before which it happened.' })
  to?: Date | null;
  @Constraint({ maxLength: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'A text that occurs in the name of the person, the object, the action or the figures.',
  })
  search?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether only what concerns the shop’s safety: sign-ins, accounts, roles, passwords, keys, refused access.',
  })
  onlySecurity?: boolean | null;
}
