import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { JobStatus } from './job.enums.ts';

@InputType({ description: 'Filters for jobs; jobs must match all of them.' })
export class JobFilter {
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'The name of their queue.' })
  queue?: string | null;
  @Field(() => JobStatus, { nullable: true, description: 'The state they are in.' })
  status?: JobStatus | null;
}
