import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field({ defaultValue: '', description: 'The address of the account, in any case.' }) email: string;
  @Field({ defaultValue: '', description: 'Its password.' }) password: string;
}

@InputType({ description: 'A new account. Every field is required.' })
export class RegisterInput {
  @Field({ defaultValue: '', description: 'At most 100 characters.' }) firstName: string;
  @Field({ defaultValue: '', description: 'At most 100 characters.' }) lastName: string;
  @Field({ defaultValue: '', description: 'An address that has no account yet.' }) email: string;
  @Field({
    defaultValue: '',
    description:
      'From 6 (unless the shop wants more) to 200 characters of any kind; not one of the most common passwords, and not the e-mail address.',
  })
  password: string;
  @Field({ defaultValue: '', description: 'The same password again.' }) confirmPassword: string;
}

@InputType({ description: 'The viewer’s name and telephone number, as they shall be.' })
export class UpdateProfileInput {
  @Field({ defaultValue: '', description: 'Required, at most 100 characters.' }) firstName: string;
  @Field({ defaultValue: '', description: 'Required, at most 100 characters.' }) lastName: string;
  @Field(() => String, { nullable: true, description: 'At most 30 characters; left out or empty for none.' })
  phone?: string | null;
}

@InputType({ description: 'Another address in place of the one that signs in.' })
export class ChangeEmailInput {
  @Field({ defaultValue: '', description: 'The address as it shall be.' }) newEmail: string;
  @Field({
    defaultValue: '',
    description:
      'The password of the account: whoever finds a browser signed in must not be able to take the account over.',
  })
  currentPassword: string;
}

@InputType({ description: 'A new password in place of the one that is known.' })
export class ChangePasswordInput {
  @Field({ defaultValue: '', description: 'The password as it is now.' }) currentPassword: string;
  @Field({
    defaultValue: '',
    description:
      'The password as it shall be; the rules are those of registration, and administrators need at least 12 characters.',
  })
  newPassword: string;
}

@InputType({ description: 'A new password in place of one that was forgotten.' })
export class ResetPasswordInput {
  @Field({ description: 'From the link that requestPasswordReset mailed. It works once, for 30 minutes.' })
  token: string;
  @Field({
    defaultValue: '',
    description: 'The password as it shall be; the rules are those of changePassword.',
  })
  newPassword: string;
}

@InputType({ description: 'The end of the viewer’s account.' })
export class DeleteAccountInput {
  @Field({
    defaultValue: '',
    description: 'Its password: whoever finds a browser signed in must not be able to delete it.',
  })
  password: string;
}
