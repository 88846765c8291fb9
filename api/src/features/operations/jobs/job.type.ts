import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { JobStatus } from './job.enums.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A kind of work that the shop does in the background.' })
export class JobQueue {
  @Field({ description: 'What is done, for example send-mail.' }) name: string;
  @Field(() => Int, { description: 'How many wait for their turn, or for another try.' }) waiting: number;
  @Field(() => Int, { description: 'How many are being done.' }) active: number;
  @Field(() => Int, { description: 'How many failed for the last time within a week.' }) failed: number;
  @Field(() => Int, { description: 'How many were done within a week.' }) completed: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the last one ended; null if none did within a week.',
  })
  lastRunAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'When it runs by itself, as a cron expression in UTC; null if something has to happen first.',
  })
  schedule: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it runs next by itself; null if it does not.' })
  nextRunAt: Date | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description: 'A piece of work in the background. What it is about is not told: that may be personal.',
})
export class QueuedJob {
  @Field(() => ID, { description: 'A UUID, for retryJob.' }) id: string;
  @Field({ description: 'The kind of work: the name of its queue.' }) queue: string;
  @Field(() => JobStatus, { description: 'How far it has come.' }) status: JobStatus;
  @Field(() => Int, { description: 'How often it was tried again.' }) tries: number;
  @Field(() => Int, { description: 'How often it may be tried again.' }) maxTries: number;
  @Field(() => DateTime, { description: 'When it was put into its queue.' }) createdAt: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it was begun last; null if it was not yet.' })
  startedAt: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When it ended; null if it has not.' })
  completedAt: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'From when it may be begun; null unless it waits.' })
  nextTryAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it failed last; null if it did not.' })
  error: string | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of work in the background.' })
export class QueuedJobPage {
  @Field(() => [QueuedJob], { description: 'The jobs, newest first.' }) items: QueuedJob[];
  @Field(() => PageInfo, { description: 'Where this page stands.' }) pageInfo: PageInfo;
}
