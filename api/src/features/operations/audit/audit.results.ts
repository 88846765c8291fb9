import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/lists/page.ts';
import { AuditEntry } from './audit-entry.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of the audit log.' })
export class AuditPage {
  @Field(() => [AuditEntry], { description: 'The entries, newest first.' }) items: AuditEntry[];
  @Field(() => PageInfo, { description: 'Where this page is in the log.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'An account or API key that made changes.' })
export class AuditPerson {
  @Field(() => ID, { description: 'The id of the account or API key.' }) id: string;
  @Field({ description: 'Its current name.' }) name: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The values that auditLog can be filtered by.' })
export class AuditChoices {
  @Field(() => [AuditPerson], { description: 'Accounts and keys with entries, A to Z.' })
  actors: AuditPerson[];
  @Field(() => [String], { description: 'Kinds of object with entries.' }) subjects: string[];
  @Field(() => [String], { description: 'Actions with entries.' }) actions: string[];
}
