import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A session of one browser or program.' })
export class UserSession {
  @Field(() => ID, { description: 'The id, for revokeSession.' }) id: string;
  @Field({ description: 'The browser and operating system, if recognised, for example Firefox on Windows.' })
  device: string;
  @Field({ description: 'The IP address of the sign-in.' }) address: string;
  @Field(() => DateTime, { description: 'When the user signed in.' }) createdAt: Date;
  @Field(() => DateTime, { description: 'When it was last used, to within five minutes.' }) lastSeenAt: Date;
  @Field(() => DateTime, { description: 'When the session expires.' }) expiresAt: Date;
  @Field({ description: 'Whether this request belongs to the session.' }) isCurrent: boolean;
}
