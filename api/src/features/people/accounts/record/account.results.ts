import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { User } from './user.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A new session.' })
export class Session {
  @Field({
    description:
      'The session’s token. Send it with each request in the header Authorization: Bearer {token}. ' +
      'It’s invalid once the session has ended.',
  })
  token: string;
  @Field(() => User, { description: 'The signed-in user.' }) user: User;
  @Field(() => DateTime, { description: 'When the session expires.' }) expiresAt: Date;
}

@ObjectType({
  implements: Refusal,
  description:
    'The password is right, and the account has two-factor sign-in: send the challenge with a code ' +
    'to finishLogin.',
})
export class TwoFactorRequired extends Refusal {
  @Field({ description: 'The value for finishLogin. It works once, as long as the password stays the same.' })
  challenge: string;
  @Field(() => DateTime, { description: 'When the challenge expires.' }) expiresAt: Date;
}

@ObjectType({
  implements: Refusal,
  description: 'The password is wrong or the account doesn’t exist; the response doesn’t say which.',
})
export class InvalidCredentials extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'The code is wrong, expired, already used, or missing.',
})
export class InvalidCode extends Refusal {}

@ObjectType({ implements: Refusal, description: 'No account has this id.' })
export class AccountNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'This email address already has an account.' })
export class EmailTaken extends Refusal {}

@ObjectType({
  implements: Refusal,
  description:
    'Refused without checking the password: too many attempts at this account or from this network ' +
    'in 15 minutes, or at this account from everywhere in a day.',
})
export class TooManyAttempts extends Refusal {
  @Field(() => Int, { description: 'Seconds until the next attempt is allowed.' }) retryAfter: number;
}

@ObjectType({ implements: Refusal, description: 'The token is unknown, used or expired.' })
export class InvalidToken extends Refusal {}

@ObjectType({
  implements: Refusal,
  description:
    'The link is valid, but not for this viewer: only the account that requested it can confirm its ' +
    'address, while signed in. The token remains valid. A reader who didn’t create the account can ' +
    'take it over with requestPasswordReset.',
})
export class SignInRequired extends Refusal {}

@ObjectType({ description: 'The new password applies.' })
export class PasswordChanged {
  @Field(() => User, { description: 'The account’s owner.' }) user: User;
}

@ObjectType({
  description:
    'An email is on its way to the new address. The account keeps the old one until its link is ' +
    'followed. The response is the same if the new address already has an account: then that ' +
    'account’s owner gets the email.',
})
export class EmailChangeRequested {
  @Field({ description: 'The address the email goes to.' }) email: string;
  @Field(() => Int, { description: 'How many hours the link works.' }) hours: number;
}

@ObjectType({ implements: Refusal, description: 'The limit of emails per hour is reached.' })
export class TooManyMails extends Refusal {}

@ObjectType({
  description: 'The address is confirmed, and guest orders placed with it now belong to the account.',
})
export class EmailVerified {
  @Field({ description: 'The confirmed address.' }) email: string;
}

export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'A session, a challenge for a two-factor code, or why sign-in was refused.',
  types: () => [Session, TwoFactorRequired, InvalidInput, InvalidCredentials, TooManyAttempts] as const,
});

export const RegisterResult = createUnionType({
  name: 'RegisterResult',
  description: 'A session for the new account, or why registration was refused.',
  types: () => [Session, InvalidInput, EmailTaken, TooManyAttempts] as const,
});

export const UpdatePasswordResult = createUnionType({
  name: 'UpdatePasswordResult',
  description:
    'The owner, once the password is changed and all other sessions have ended; or why it wasn’t changed.',
  types: () => [PasswordChanged, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const UpdateProfileResult = createUnionType({
  name: 'UpdateProfileResult',
  description: 'The changed profile, or why it wasn’t changed.',
  types: () => [User, InvalidInput] as const,
});

export const RequestEmailChangeResult = createUnionType({
  name: 'RequestEmailChangeResult',
  description: 'The recipient of the link, or why no email was sent.',
  types: () => [EmailChangeRequested, InvalidInput, ...PROOF_REFUSALS, TooManyMails] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description:
    'The owner, once the password is changed and all sessions have ended; or why it wasn’t changed.',
  types: () => [PasswordChanged, InvalidInput, InvalidToken] as const,
});

export const VerifyEmailResult = createUnionType({
  name: 'VerifyEmailResult',
  description: 'The confirmed address, or why it wasn’t confirmed.',
  types: () => [EmailVerified, InvalidToken, SignInRequired] as const,
});

/** Refusals when a signed-in caller confirms their identity. */
export const PROOF_REFUSALS = [InvalidCredentials, InvalidCode, TooManyAttempts] as const;
