import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../platform/input/scalars.ts';

@ObjectType({ description: 'The events were taken.' })
export class VisitorEventsRecorded {
  @Field(() => Int, { description: 'How many were counted; none while the shop asks nobody.' }) count: number;
}

export const RecordVisitorEventsResult = createUnionType({
  name: 'RecordVisitorEventsResult',
  description: 'How many events were counted, or why they were refused.',
  types: () => [VisitorEventsRecorded, InvalidInput] as const,
});

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'Whether and how visits are counted, once a visitor has agreed.' })
export class VisitorCounting {
  @Field({ description: 'Whether visitors are asked; nothing is counted otherwise.' }) isAsked: boolean;
  @Field({ description: 'What visitors are asked.' }) question: string;
  @Field(() => String, {
    nullable: true,
    description: 'Who else receives the events, for example Google Analytics; null if nobody does.',
  })
  provider: string | null;
}

@ObjectType({ description: 'How often something happened.' })
export class VisitorEventCount {
  @Field({ description: 'What happened, in the vocabulary of Google Analytics 4.' }) name: string;
  @Field(() => Int, { description: 'How often.' }) count: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'What visitors did who agreed to be counted.' })
export class VisitorFigures {
  @Field(() => DateTime, { description: 'Since when; older events are deleted.' }) since: Date;
  @Field(() => [VisitorEventCount], { description: 'What happened how often, most often first.' })
  counts: VisitorEventCount[];
  @Field(() => Int, { description: 'How many events wait to be sent to the provider.' }) waiting: number;
  @Field(() => Int, { description: 'How many were given up, because the provider did not take them.' })
  failed: number;
}
