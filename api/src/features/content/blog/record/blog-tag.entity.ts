import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ObjectType } from 'type-graphql';

@Entity({ tableName: 'blog_tags' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A keyword for articles, across topics.' })
export class BlogTag {
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'text' })
  @Field({ description: 'The tag in URLs, for example tread-depth.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The name that pages show.' })
  name: string;

  @Property({ type: 'text', fieldName: 'color' })
  @Field({ description: "The tag's colour, as #rrggbb." })
  colour: string;

  /** Incremented by each change, to detect stale writes. */
  @Property({ type: 'integer' })
  revision: number & Opt = 1;
}
