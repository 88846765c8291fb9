import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'A driver’s consent to an email before a vehicle’s MOT is due.' })
export class MotReminder {
  @Field(() => DateTime, { description: 'When they gave it.' })
  agreedAt: Date;

  @Field({ description: 'The text that they agreed to.' })
  consentText: string;
}
