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
      'The token of the session. Send it with each request in the header Authorization: Bearer ' +
      '{token}. It is invalid once the session has ended.',
  })
  token: string;
  @Field(() => User, { description: 'The signed-in user.' }) user: User;
  @Field(() => DateTime, { description: 'When the session expires.' }) expiresAt: Date;
}

@ObjectType({
  implements: Refusal,
  description:
    'The password is right, and the account asks for a second step: send the challenge with a code to finishLogin.',
})
export class TwoFactorRequired extends Refusal {
  @Field({ description: 'What finishLogin takes; it works once, while the password stays the same.' })
  challenge: string;
  @Field(() => DateTime, { description: 'When the challenge ends.' }) expiresAt: Date;
}

@ObjectType({
  implements: Refusal,
  description: 'The password is wrong, or there is no such account; the answer does not say which.',
})
export class InvalidCredentials extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'The code is wrong, too old, or was used before, or one is asked for and none was given.',
})
export class InvalidCode extends Refusal {}

@ObjectType({ implements: Refusal, description: 'There is already an account with this address.' })
export class EmailTaken extends Refusal {}

@ObjectType({
  implements: Refusal,
  description:
    'Refused without checking the password: too many attempts at this account or from this network address in 15 ' +
    'minutes, or at this account from everywhere in a day.',
})
export class TooManyAttempts extends Refusal {
  @Field(() => Int, { description: 'The seconds until the next attempt is allowed.' }) retryAfter: number;
}

@ObjectType({ implements: Refusal, description: 'The token is unknown, used or expired.' })
export class InvalidToken extends Refusal {}

@ObjectType({
  implements: Refusal,
  description:
    'The link is valid, but not for this viewer: only the account that requested it, when signed ' +
    'in, can confirm its address. The token remains valid. A reader who did not create the ' +
    'account can take it over with requestPasswordReset.',
})
export class SignInRequired extends Refusal {}

@ObjectType({ description: 'The new password is in effect.' })
export class PasswordChanged {
  @Field(() => User, { description: 'The owner of the account.' }) user: User;
}

@ObjectType({
  description:
    'A mail is on its way to the new address. Until its link is followed, the account keeps the ' +
    'old one. The answer is the same if the address has an account already: the mail then tells ' +
    'its owner.',
})
export class EmailChangeRequested {
  @Field({ description: 'The address the mail goes to.' }) email: string;
  @Field(() => Int, { description: 'The number of hours for which the link is valid.' }) hours: number;
}

@ObjectType({ implements: Refusal, description: 'The limit of mails per hour is reached.' })
export class TooManyMails extends Refusal {}

@ObjectType({
  description: 'The address is confirmed, and guest orders placed with it now belong to the account.',
})
export class EmailVerified {
  @Field({ description: 'The confirmed address.' }) email: string;
}

export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'A session, the question for a second step, or why sign-in was refused.',
  types: () => [Session, TwoFactorRequired, InvalidInput, InvalidCredentials, TooManyAttempts] as const,
});

export const RegisterResult = createUnionType({
  name: 'RegisterResult',
  description: 'A session of the new account, or why registration was refused.',
  types: () => [Session, InvalidInput, EmailTaken, TooManyAttempts] as const,
});

export const UpdatePasswordResult = createUnionType({
  name: 'UpdatePasswordResult',
  description: 'The new password is in effect and all other sessions have ended, or why not.',
  types: () => [PasswordChanged, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const UpdateProfileResult = createUnionType({
  name: 'UpdateProfileResult',
  description: 'The changed profile, or why it was not changed.',
  types: () => [User, InvalidInput] as const,
});

export const RequestEmailChangeResult = createUnionType({
  name: 'RequestEmailChangeResult',
  description: 'A mail is on its way to the new address, or why not.',
  types: () => [EmailChangeRequested, InvalidInput, ...PROOF_REFUSALS, TooManyMails] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'The new password is in effect and all sessions have ended, or why not.',
  types: () => [PasswordChanged, InvalidInput, InvalidToken] as const,
});

export const VerifyEmailResult = createUnionType({
  name: 'VerifyEmailResult',
  description: 'The confirmed address, or why it was not confirmed.',
  types: () => [EmailVerified, InvalidToken, SignInRequired] as const,
});

/** Why somebody who says once more who they are is not believed. */
export const PROOF_REFUSALS = [InvalidCredentials, InvalidCode, TooManyAttempts] as const;
