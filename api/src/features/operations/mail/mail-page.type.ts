import { Directive, Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Mail } from './mail.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of the shop’s emails.' })
export class MailPage {
  @Field(() => [Mail], { description: 'The emails, newest first.' }) items: Mail[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}
