import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

@Entity({ tableName: 'saved_views' })
@ObjectType({
  description:
    'A view of one of the admin’s lists that its owner comes back to, such as express orders, oldest first.',
})
export class SavedView {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'The number by which it is removed.' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'text' })
  @Field({ description: 'The list that it shows, for example orders.' })
  list: string;

  @Property({ type: 'text' })
  @Field({ description: 'What its owner calls it; unique among their views of the list.' })
  name: string;

  @Property({ type: 'text' })
  @Field({
    description: 'The query of the list’s address, without the question mark, for example tab=attention.',
  })
  query: string;
}
