import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Entity({ tableName: 'blog_categories' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ simpleResolvers: true, description: 'A topic of the blog; every article has one.' })
export class BlogCategory {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Property({ type: 'text' })
  @Field({ description: 'Its name in addresses, for example safety-and-law.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its name.' })
  name: string;

  @Property({ type: 'text' })
  @Field({
    description: 'The colour it is known by, as #rrggbb. It marks the topic; text on it may lack contrast.',
  })
  color: string;
}
