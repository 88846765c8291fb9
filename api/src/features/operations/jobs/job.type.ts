import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { JobStatus } from './job.enums.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A queue of background jobs of one kind.' })
export class JobQueue {
  @Field({ description: 'The queue’s name, for example `send-mail`.' }) name: string;
  @Field(() => Int, { description: 'How many are waiting to run or be retried.' }) waiting: number;
  @Field(() => Int, { description: 'How many are running.' }) active: number;
  @Field(() => Int, { description: 'How many ran out of attempts in the last week.' }) failed: number;
  @Field(() => Int, { description: 'How many succeeded in the last week.' }) completed: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the latest one ended; null if none ended in the last week.',
  })
  lastRunAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its schedule as a cron expression in UTC; null if events start it.',
  })
  schedule: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When its schedule runs it next; null if it has no schedule.',
  })
  nextRunAt: Date | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description: 'A background job. Its data isn’t shown, because that can be personal.',
})
export class QueuedJob {
  @Field(() => ID, { description: 'A UUID, for retryJob.' }) id: string;
  @Field({ description: 'The name of its queue.' }) queue: string;
  @Field(() => JobStatus, { description: 'Its state.' }) status: JobStatus;
  @Field(() => Int, { description: 'How often it was retried.' }) tries: number;
  @Field(() => Int, { description: 'The maximum number of retries.' }) maxTries: number;
  @Field(() => DateTime, { description: 'When it was queued.' }) createdAt: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When its latest attempt began; null if it hasn’t started.',
  })
  startedAt: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When it ended; null if it hasn’t.' })
  completedAt: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The earliest time of its next attempt; null unless it is waiting.',
  })
  nextTryAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Its latest error; null if it never failed.' })
  error: string | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of background jobs.' })
export class QueuedJobPage {
  @Field(() => [QueuedJob], { description: 'The jobs, newest first.' }) items: QueuedJob[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}
