import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

@Entity({ tableName: 'saved_views' })
@ObjectType({
  description:
    'Filters and sorting of an admin list, saved under a name, such as express orders, oldest first.',
})
export class SavedView {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number, used to delete it.' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'text' })
  @Field({ description: 'The list it filters, for example orders.' })
  list: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its name, unique among the owner’s views of the list.' })
  name: string;

  @Property({ type: 'text' })
  @Field({
    description:
      'The query string of the list’s address without the question mark, for example tab=attention.',
  })
  query: string;
}
