import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Entity({ tableName: 'blog_categories' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A blog topic; every article has one.' })
export class BlogCategory {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'The topic’s number.' })
  id: number & Opt;

  @Property({ type: 'text' })
  @Field({ description: 'The topic in URLs, for example safety-and-law.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The name that pages show.' })
  name: string;

  @Property({ type: 'text', fieldName: 'color' })
  @Field({
    description: "The topic's colour, as #rrggbb, for marking it. Text in this colour can lack contrast.",
  })
  colour: string;

  /** Incremented by each change, to detect stale writes. */
  @Property({ type: 'integer' })
  revision: number & Opt = 1;
}
