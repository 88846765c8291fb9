import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { FittingBooking } from '../../../shop/fitting/index.ts';
import { JobTrouble } from './job-trouble.enums.ts';

@ObjectType({ description: 'A fitting job that needs attention.' })
export class TroubledJob {
  @Field(() => ID, { description: 'The booking’s UUID.' }) id: string;
  @Field(() => JobTrouble, { description: 'The most urgent trouble.' }) trouble: JobTrouble;
  @Field({ description: 'The trouble in a sentence for staff.' }) text: string;
  @Field(() => FittingBooking, { description: 'The job that staff have to look at.' })
  booking: FittingBooking;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of fitting jobs that need attention.' })
export class TroubledJobPage {
  @Field(() => [TroubledJob], { description: 'At most `limit` jobs, the earliest first.' })
  items: TroubledJob[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}
