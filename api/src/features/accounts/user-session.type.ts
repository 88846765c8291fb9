import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'A place where somebody is signed in.' })
export class UserSession {
  @Field(() => ID, { description: 'The id, for revokeSession.' }) id: string;
  @Field({ description: 'Browser and system as far as they tell, for example Firefox on Windows.' })
  device: string;
  @Field({ description: 'The network address that signed in.' }) address: string;
  @Field(() => DateTime, { description: 'When it began.' }) createdAt: Date;
  @Field(() => DateTime, { description: 'When it was last used, to within five minutes.' }) lastSeenAt: Date;
  @Field(() => DateTime, { description: 'When it ends by itself.' }) expiresAt: Date;
  @Field({ description: 'The session that asks.' }) isCurrent: boolean;
}
