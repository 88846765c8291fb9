import { Directive, Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/lists/page.ts';
import { PageContent } from './page.entity.ts';

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'Pages of text, by title.' })
export class PageContentList {
  @Field(() => [PageContent], { description: 'The pages of this part of the list.' }) items: PageContent[];
  @Field(() => PageInfo, { description: 'The position of this part in the list.' }) pageInfo: PageInfo;
}
