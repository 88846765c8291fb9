import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { JobStatus } from './job.enums.ts';

@InputType({ description: 'Which jobs; what is left out does not matter.' })
export class JobFilter {
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'The kind of work: the name of its queue.' })
  queue?: string | null;
  @Field(() => JobStatus, { nullable: true, description: 'How far they have come.' })
  status?: JobStatus | null;
}
