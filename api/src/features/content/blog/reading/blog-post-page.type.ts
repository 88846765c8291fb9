import { Directive, Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { BlogPost } from '../record/blog-post.entity.ts';

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A page of articles, newest first.' })
export class BlogPostPage {
  @Field(() => [BlogPost], { description: 'The articles on this page.' }) items: BlogPost[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}
