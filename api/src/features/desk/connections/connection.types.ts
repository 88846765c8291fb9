import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { ConnectionName, ConnectionState } from './connection.enums.ts';

@ObjectType({ description: 'An environment variable, which is set where the shop is started.' })
export class ConnectionVariable {
  @Field({ description: 'Its name, such as SMTP_URL.' }) name: string;
  @Field({ description: 'A sentence from the documentation about its value.' }) meaning: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A service outside the shop, without its secrets.' })
export class ServiceConnection {
  @Field(() => ConnectionName, { description: 'The service’s name in the API.' }) name: ConnectionName;
  @Field({ description: 'The service’s name for people.' }) label: string;
  @Field({ description: 'A sentence about its use in the shop.' }) purpose: string;
  @Field(() => ConnectionState, { description: 'Whether the service itself is used.' })
  state: ConnectionState;
  @Field({ description: 'The mode, host, bucket or folder that’s used now.' }) target: string;
  @Field(() => [ConnectionVariable], { description: 'The variables that connect it.' })
  variables: ConnectionVariable[];
  @Field({ description: 'Whether `testConnection` can try it.' }) canTest: boolean;
}

@ObjectType({ description: 'The outcome of one call to a service.' })
export class ConnectionTest {
  @Field({ description: 'Whether the service did what was asked.' }) works: boolean;
  @Field({ description: 'The service’s own words, shortened to 300 characters of plain text.' })
  answer: string;
  @Field(() => Int, { description: 'How long it took, in milliseconds.' }) milliseconds: number;
}
