import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ObjectType } from 'type-graphql';

@Entity({ tableName: 'blog_tags' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ simpleResolvers: true, description: 'A word that articles of several topics have in common.' })
export class BlogTag {
  @PrimaryKey({ type: 'integer' })
  id: number;

  @Property({ type: 'text' })
  @Field({ description: 'Its name in addresses, for example tread-depth.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its name.' })
  name: string;

  @Property({ type: 'text' })
  @Field({ description: 'The colour it is known by, as #rrggbb.' })
  color: string;
}
