import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Entity({ tableName: 'blog_categories' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A topic of the blog; every article has one.' })
export class BlogCategory {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'The number of the topic.' })
  id: number & Opt;

  @Property({ type: 'text' })
  @Field({ description: 'The topic in addresses, for example safety-and-law.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The name that pages show.' })
  name: string;

  @Property({ type: 'text', fieldName: 'color' })
  @Field({
    description: "The topic's colour, as #rrggbb. It marks the topic; text on it may lack contrast.",
  })
  colour: string;

  /** Raised by each change, so that a stale one is noticed. */
  @Property({ type: 'integer' })
  revision: number & Opt = 1;
}
