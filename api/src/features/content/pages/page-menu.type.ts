import { pageMenus } from '@treadline/schema/input/page-menu';
import { Directive, Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const PageMenu = graphqlEnum(
  'PageMenu',
  'Where the shop links to a page that the owner added.',
  pageMenus,
);
export type PageMenu = keyof typeof PageMenu;

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A link to a page that the owner added.' })
export class MenuPage {
  @Field({ description: 'The page’s heading.' }) title: string;
  @Field({ description: 'The page’s path on the shop, without the host.' }) path: string;
  @Field(() => PageMenu, { description: 'The menu with the link.' }) menu: PageMenu;
}
