import { isForKeys, KEY_SCOPES } from '@treadline/schema/trade/people/scope';
import { Field, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import type { Platform } from '../../../platform/services/platform.ts';
import { Scope } from '../../../platform/services/scope.enum.ts';
import { OwnCode, OwnPassword } from '../accounts/index.ts';

/** Refuses a key that would never work or that would act as a person. */
function checkKey({ scopes, expiresAt }: CreateApiKeyInput, { now }: Platform): FieldError[] {
  const forPeople = scopes.find((scope) => !isForKeys(scope));
  return [
    ...(forPeople
      ? [{ path: 'scopes', message: `${forPeople} is for people. Use one of: ${KEY_SCOPES.join(', ')}` }]
      : []),
    ...(expiresAt && expiresAt <= now()
      ? [{ path: 'expiresAt', message: 'Please choose a time in the future' }]
      : []),
  ];
}

@Constraint({ message: 'We couldn’t create this key' })
@Checked(checkKey)
@InputType({ description: 'A new API key, and the viewer’s proof of identity.' })
export class CreateApiKeyInput {
  @Constraint({ required: 'Please say what the key is for', maxLength: 100 })
  @Field({ description: 'Its purpose, for example the program that will use it.' })
  name: string;
  @Constraint({ required: 'Please choose the key’s permissions' })
  @Field(() => [Scope], { description: 'Its permissions, beyond those of guests.' })
  scopes: Scope[];
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it expires; if left out, it works until it’s revoked.',
  })
  expiresAt?: Date | null;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}
