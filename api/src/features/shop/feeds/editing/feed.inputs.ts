import { Field, InputType, Int } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { FeedTransport } from '../record/feed.enums.ts';

const MAX_NAME = 80;
const MAX_ADDRESS = 2_000;
const MAX_USERNAME = 200;
const LEAST_MINUTES = 5;
const MOST_MINUTES = 1_440;
const MOST_LATE_HOURS = 336;

/** The fields that staff enter about a feed. */
@InputType()
abstract class SupplierFeedFields {
  @Constraint({ required: 'Please enter a name', maxLength: MAX_NAME })
  @BlankText({ description: 'The name that staff know it by.' })
  name: string;

  @Field(() => FeedTransport, { description: 'How its files arrive.' })
  transport: FeedTransport;

  // A feed that fetches files sets costs for the shop, so it takes the scope for costs too; an upload takes it itself.
  @Auth('ADMIN', 'READ_COSTS')
  @Constraint({ maxLength: MAX_ADDRESS })
  @BlankText({
    description:
      'The file’s https:// or sftp:// address without user name and password, or its path below the folder of ' +
      'suppliers; empty for uploads. The name of a file in a folder can have stars.',
  })
  address: string;

  @Constraint({ maxLength: MAX_USERNAME })
  @Field(() => String, {
    nullable: true,
    description: 'The user name at the host; null or empty without one.',
  })
  username?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of `SupplierFeedChoices.secrets`, set for the host of the address; null without one.',
  })
  secretName?: string | null;

  @Constraint({
    min: LEAST_MINUTES,
    max: MOST_MINUTES,
    message: `Enter minutes from ${LEAST_MINUTES} to ${MOST_MINUTES}`,
  })
  @Field(() => Int, {
    nullable: true,
    description:
      'The minutes between two looks for a new file, 5 to 1,440; null with `dailyAt` and for uploads.',
  })
  everyMinutes?: number | null;

  @Constraint({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', message: 'Enter a time such as 06:30' })
  @Field(() => String, {
    nullable: true,
    description:
      'The time of day in London from which a new file is looked for, such as 06:30; otherwise null.',
  })
  dailyAt?: string | null;

  @Constraint({ min: 1, max: MOST_LATE_HOURS, message: `Enter hours from 1 to ${MOST_LATE_HOURS}` })
  @Field(() => Int, {
    nullable: true,
    description:
      'The hours after the last new file when the feed is late, up to 336; null if it’s never late.',
  })
  lateAfterHours?: number | null;

  @Field(() => Boolean, { description: 'Whether files are looked for and taken.' }) active: boolean;
}

@Constraint({ message: 'We couldn’t add the feed' })
@InputType({ description: 'A new feed.' })
export class CreateSupplierFeedInput extends SupplierFeedFields {
  @Field(() => Int, { description: 'References `Supplier.id`.' }) supplierId: number;
}

@Constraint({ message: 'We couldn’t save the feed' })
@InputType({ description: 'A feed as it should be.' })
export class UpdateSupplierFeedInput extends SupplierFeedFields {
  @Field(() => Int, { description: 'References `SupplierFeed.id`.' }) id: number;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
}
