import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A session: one browser or program that is signed in.' })
export class UserSession {
  @Field(() => ID, { description: 'The id, for revokeSession.' }) id: string;
  @Field({ description: 'Browser and operating system as far as known, for example Firefox on Windows.' })
  device: string;
  @Field({ description: 'The network address that signed in.' }) address: string;
  @Field(() => DateTime, { description: 'When the user signed in.' }) createdAt: Date;
  @Field(() => DateTime, { description: 'When it was last used, to within five minutes.' }) lastSeenAt: Date;
  @Field(() => DateTime, { description: 'When the session expires.' }) expiresAt: Date;
  @Field({ description: 'Whether this request belongs to the session.' }) isCurrent: boolean;
}
