import { Directive, Field, ObjectType } from 'type-graphql';
import { PageMenu } from './page-menu.enums.ts';

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A link to a page that the owner added.' })
export class MenuPage {
  @Field({ description: 'The page’s heading.' }) title: string;
  @Field({ description: 'The page’s path on the shop, without the host.' }) path: string;
  @Field(() => PageMenu, { description: 'The menu with the link.' }) menu: PageMenu;
}
