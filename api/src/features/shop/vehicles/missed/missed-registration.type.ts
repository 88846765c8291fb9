import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';

@ObjectType({ description: 'A registration whose tyre sizes drivers looked for and the shop doesn’t know.' })
export class MissedRegistration {
  @Field({ description: 'The registration as on the plate.' }) registration: string;
  @Field(() => String, { nullable: true, description: 'The register’s make; null if none knows it.' })
  make: string | null;
  @Field(() => String, { nullable: true, description: 'The register’s model; null if unknown.' })
  model: string | null;
  @Field(() => Int, { nullable: true, description: 'The register’s year; null if unknown.' })
  year: number | null;
  @Field(() => Int, { description: 'How often it was looked for.' }) times: number;
  @Field(() => DateTime, { description: 'When it was last looked for. It’s deleted 30 days later.' })
  lastAt: Date;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of registrations that weren’t found.' })
export class MissedRegistrationPage {
  @Field(() => [MissedRegistration], { description: 'Those on this page, most looked for first.' })
  items: MissedRegistration[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}
