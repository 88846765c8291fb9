import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../platform/input/scalars.ts';

@ObjectType({ description: 'The events were accepted.' })
export class VisitorEventsRecorded {
  @Field(() => Int, { description: 'How many were counted; 0 while counting is switched off.' })
  count: number;
}

export const RecordVisitorEventsResult = createUnionType({
  name: 'RecordVisitorEventsResult',
  description: 'How many events were counted, or why they were refused.',
  types: () => [VisitorEventsRecorded, InvalidInput] as const,
});

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'Whether and how visits are counted if the visitor agrees.' })
export class VisitorCounting {
  @Field({ description: 'Whether visitors are asked for consent. If not, nothing is counted.' })
  isAsked: boolean;
  @Field({ description: 'The question that asks visitors for consent.' }) question: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The provider that also receives the events, for example Google Analytics; null if only the shop counts.',
  })
  provider: string | null;
}

@ObjectType({ description: 'How often visitors took one kind of action.' })
export class VisitorEventCount {
  @Field({ description: 'Google Analytics 4’s name for the action.' }) name: string;
  @Field(() => Int, { description: 'How often it happened.' }) count: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The actions of consenting visitors, counted.' })
export class VisitorFigures {
  @Field(() => DateTime, { description: 'When the figures start. Older events are deleted.' }) since: Date;
  @Field(() => [VisitorEventCount], {
    description: 'Each kind of action with its count, highest count first.',
  })
  counts: VisitorEventCount[];
  @Field(() => Int, { description: 'How many events are queued for the provider.' }) waiting: number;
  @Field(() => Int, {
    description: 'How many events were given up on, because the provider didn’t take them.',
  })
  failed: number;
}
