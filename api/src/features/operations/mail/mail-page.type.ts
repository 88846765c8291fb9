import { Directive, Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Mail } from './mail.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Some of the mails that the shop has written.' })
export class MailPage {
  @Field(() => [Mail], { description: 'The mails, newest first.' }) items: Mail[];
  @Field(() => PageInfo, { description: 'Where this page stands.' }) pageInfo: PageInfo;
}
