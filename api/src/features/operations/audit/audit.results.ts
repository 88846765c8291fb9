import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/lists/page.ts';
import { AuditEntry } from './audit-entry.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of the audit log.' })
export class AuditPage {
  @Field(() => [AuditEntry], { description: 'The entries, newest first.' }) items: AuditEntry[];
  @Field(() => PageInfo, { description: 'The position of this page in the log.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'Somebody who made a change.' })
export class AuditPerson {
  @Field(() => ID, { description: 'The id of the account or API key.' }) id: string;
  @Field({ description: 'The name it has now.' }) name: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'What the audit log can be narrowed to.' })
export class AuditChoices {
  @Field(() => [AuditPerson], { description: 'The administrators and keys with entries, A to Z.' })
  actors: AuditPerson[];
  @Field(() => [String], { description: 'The kinds of objects with entries.' }) subjects: string[];
  @Field(() => [String], { description: 'The actions with entries.' }) actions: string[];
}
