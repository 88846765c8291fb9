import { Directive, Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/lists/page.ts';
import { PageContent } from './page.entity.ts';

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A list of text pages.' })
export class PageContentList {
  @Field(() => [PageContent], { description: 'The pages in this part of the list.' }) items: PageContent[];
  @Field(() => PageInfo, { description: 'Where this part is in the list.' }) pageInfo: PageInfo;
}
