import { Field } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const both =
  (first: PropertyDecorator, second: PropertyDecorator): PropertyDecorator =>
  (target, key) => {
    first(target, key);
    second(target, key);
  };

/** Decorates the field of an input in which an administrator gives their own password. */
export const OwnPassword = (): PropertyDecorator =>
  both(
    Constraint({ format: 'password', required: 'Enter your password' }),
    BlankText({ description: 'Your own password, so that an unattended browser is not enough.' }),
  );

/** Decorates the field beside it, for a code of the second step. */
export const OwnCode = (): PropertyDecorator =>
  both(
    Constraint({ maxLength: 40 }),
    Field(() => String, {
      nullable: true,
      description:
        'A code from your authenticator app, or a recovery code; needed if your two-factor sign-in is on.',
    }),
  );
