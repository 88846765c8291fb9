import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { FeedRun } from '../record/feed-run.entity.ts';
import { SupplierFeed } from '../record/supplier-feed.entity.ts';

@ObjectType({ implements: Refusal, description: 'No feed has this number.' })
export class FeedNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The feed isn’t in a state that allows this.' })
export class FeedNotPossible extends Refusal {}

@ObjectType({ description: 'The end of a trial of a feed’s connection.' })
export class FeedTrial {
  @Field({ description: 'Whether a file could be reached.' }) works: boolean;
  @Field({
    description: 'The beginning of the file, or the reason in the host’s own words. Never the secret.',
  })
  answer: string;
  @Field(() => Int, { description: 'The milliseconds that it took.' }) milliseconds: number;
}

@ObjectType({ description: 'A secret for a host, set where the shop is started.' })
export class FeedSecret {
  @Field({ description: 'The name of its environment variable.' }) name: string;
  @Field({ description: 'The one host that it’s sent to.' }) host: string;
}

@ObjectType({ description: 'The choices that the shop’s configuration leaves for feeds.' })
export class SupplierFeedChoices {
  @Field({ description: 'Whether there’s a folder of suppliers, below which feeds can read files.' })
  hasFolder: boolean;
  @Field(() => [FeedSecret], { description: 'The secrets that feeds can use, by name.' })
  secrets: FeedSecret[];
}

@ObjectType({ description: 'Some of a feed’s looks for a new file.' })
export class FeedRunPage {
  @Field(() => [FeedRun], { description: 'The looks, newest first.' }) items: FeedRun[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

export const CreateSupplierFeedResult = createUnionType({
  name: 'CreateSupplierFeedResult',
  description: 'The new feed, or why it was refused.',
  types: () => [SupplierFeed, InvalidInput] as const,
});

export const UpdateSupplierFeedResult = createUnionType({
  name: 'UpdateSupplierFeedResult',
  description: 'The updated feed, or why the update was refused.',
  types: () => [SupplierFeed, InvalidInput, FeedNotFound, StaleWrite] as const,
});

export const SupplierFeedResult = createUnionType({
  name: 'SupplierFeedResult',
  description: 'The feed as it is now, or why the request was refused.',
  types: () => [SupplierFeed, FeedNotFound, FeedNotPossible] as const,
});

export const TestSupplierFeedResult = createUnionType({
  name: 'TestSupplierFeedResult',
  description: 'The end of the trial, or why it wasn’t made.',
  types: () => [FeedTrial, FeedNotFound, FeedNotPossible] as const,
});
