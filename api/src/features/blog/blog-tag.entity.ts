import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ObjectType } from 'type-graphql';

@Entity({ tableName: 'blog_tags' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ simpleResolvers: true, description: 'A keyword that articles of several topics share.' })
export class BlogTag {
  @PrimaryKey({ type: 'integer' })
  id: number;

  @Property({ type: 'text' })
  @Field({ description: 'The tag in addresses, for example tread-depth.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The name that pages show.' })
  name: string;

  @Property({ type: 'text', fieldName: 'color' })
  @Field({ description: "The tag's colour, as #rrggbb." })
  colour: string;
}
