import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { SettingGroupName } from './setting.enums.ts';

export const NOT_SAVED = 'We couldn’t save these settings';

@Constraint({ message: NOT_SAVED })
@InputType({ description: 'Changes to one group’s settings.' })
export class UpdateSettingsInput {
  @Field(() => SettingGroupName, { description: 'All changes belong to it.' }) group: SettingGroupName;
  @Field(() => GraphQLJSONObject, {
    description:
      'New values by setting key, in the form each setting’s kind describes; settings left out stay ' +
      'as they are. InvalidInput names an invalid one as values.<key>, followed by the invalid ' +
      'part.',
  })
  values: Record<string, unknown>;
  @Constraint({ min: 0 })
  @Field(() => Int, { description: 'The group’s revision that the changes are based on.' })
  revision: number;
}
