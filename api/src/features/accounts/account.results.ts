import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { DateTime } from '../../platform/scalars.ts';
import { User } from './user.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'Somebody is signed in.' })
export class Session {
  @Field({
    description:
      'Send it with each request as the header Authorization: Bearer {token}. It is worth nothing once the session has ended.',
  })
  token: string;
  @Field(() => User, { description: 'Who is signed in.' }) user: User;
  @Field(() => DateTime, { description: 'When the session ends by itself.' }) expiresAt: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The password is not right, or there is no such account; which of the two is not said.',
})
export class InvalidCredentials {
  @Field({ description: 'A sentence for the person who tries.' }) message: string;
}

@ObjectType({ simpleResolvers: true, description: 'The address has an account already.' })
export class EmailTaken {
  @Field({ description: 'A sentence for the person who registers.' }) message: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Refused without a look at the password: too many tries for this account or from this address in 15 minutes.',
})
export class TooManyAttempts {
  @Field({ description: 'A sentence for the person who tries.' }) message: string;
  @Field(() => Int, { description: 'Seconds until it may be tried again.' }) retryAfter: number;
}

@ObjectType({ simpleResolvers: true, description: 'The token of the link is unknown, used or too old.' })
export class InvalidToken {
  @Field({ description: 'A sentence for the person who followed the link.' }) message: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The link works, but not for whoever sent this: only the account that asked for it, signed in, confirms its address. The token is not used up. Whoever knows nothing of such an account can make it their own by requestPasswordReset.',
})
export class SignInFirst {
  @Field({ description: 'A sentence for the person who followed the link.' }) message: string;
}

@ObjectType({ simpleResolvers: true, description: 'The new password holds.' })
export class PasswordChanged {
  @Field(() => User, { description: 'Whose password it is.' }) user: User;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A mail is on its way to the new address. Until the link in it is followed the account has the old one. What is said is the same when the address has an account already: then the mail tells its owner so.',
})
export class EmailChangeRequested {
  @Field({ description: 'Where the mail goes.' }) email: string;
  @Field(() => Int, { description: 'For how many hours the link is good.' }) hours: number;
}

@ObjectType({ simpleResolvers: true, description: 'As many mails were sent within the last hour as may be.' })
export class TooManyMails {
  @Field({ description: 'A sentence for the person who asks.' }) message: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The address is confirmed, and orders that were placed with it without an account belong to the account now.',
})
export class EmailVerified {
  @Field({ description: 'The confirmed address.' }) email: string;
}

export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'A session, or why there is none.',
  types: () => [Session, InvalidInput, InvalidCredentials, TooManyAttempts] as const,
});

export const RegisterResult = createUnionType({
  name: 'RegisterResult',
  description: 'A session of the new account, or why there is none.',
  types: () => [Session, InvalidInput, EmailTaken, TooManyAttempts] as const,
});

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'The new password holds and every other session has ended, or why not.',
  types: () => [PasswordChanged, InvalidInput, InvalidCredentials, TooManyAttempts] as const,
});

export const UpdateProfileResult = createUnionType({
  name: 'UpdateProfileResult',
  description: 'The viewer as they are called now, or why it is as before.',
  types: () => [User, InvalidInput] as const,
});

export const ChangeEmailResult = createUnionType({
  name: 'ChangeEmailResult',
  description: 'A mail is on its way to the new address, or why not.',
  types: () =>
    [EmailChangeRequested, InvalidInput, InvalidCredentials, TooManyAttempts, TooManyMails] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'The new password holds and every session has ended, or why not.',
  types: () => [PasswordChanged, InvalidInput, InvalidToken] as const,
});

export const VerifyEmailResult = createUnionType({
  name: 'VerifyEmailResult',
  description: 'A confirmed address, or why it is not.',
  types: () => [EmailVerified, InvalidToken, SignInFirst] as const,
});
