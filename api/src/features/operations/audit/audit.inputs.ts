import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { DateTime } from '../../../platform/input/scalars.ts';

@InputType({ description: 'Filters for the audit log; entries must match all of them.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'The account or API key that made the change.' })
  actor?: string | null;
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'The kind of object, for example order.' })
  subject?: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of the object.' }) subjectId?: string | null;
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'The action, for example product.update.' })
  action?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'Only entries from this moment on.' })
  from?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'Only entries before this moment.' })
  to?: Date | null;
  @Constraint({ maxLength: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Text in the actor’s name, the object, the action or the figures.',
  })
  search?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only security entries: sign-ins, accounts, roles, passwords, keys and refused access.',
  })
  onlySecurity?: boolean | null;
}
