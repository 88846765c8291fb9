import { Field } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const both =
  (first: PropertyDecorator, second: PropertyDecorator): PropertyDecorator =>
  (target, key) => {
    first(target, key);
    second(target, key);
  };

/** Decorates the input field for the viewer's own password. */
export const OwnPassword = (): PropertyDecorator =>
  both(
    Constraint({ format: 'password', required: 'Enter your password' }),
    BlankText({ description: 'The viewer’s own password, so that an unattended browser isn’t enough.' }),
  );

/** Decorates the input field for the viewer's own two-factor code. */
export const OwnCode = (): PropertyDecorator =>
  both(
    Constraint({ maxLength: 40 }),
    Field(() => String, {
      nullable: true,
      description:
        'A code from the viewer’s authenticator app, or a recovery code; needed if they have ' +
        'two-factor sign-in.',
    }),
  );
