import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { SettingGroupName } from './setting.enums.ts';

export const NOT_SAVED = 'We couldn’t save these settings';

@Constraint({ message: NOT_SAVED })
@InputType({ description: 'Changes of the settings of one group.' })
export class UpdateSettingsInput {
  @Field(() => SettingGroupName, { description: 'Whose settings they are.' }) group: SettingGroupName;
  @Field(() => GraphQLJSONObject, {
    description:
      'The new values by the keys of the settings, each as its kind says; what is left out stays as it is. ' +
      'InvalidInput names a wrong one as values.<key>, with the part of it that is wrong.',
  })
  values: Record<string, unknown>;
  @Constraint({ min: 0 })
  @Field(() => Int, { description: 'The revision of the group that the changes are based on.' })
  revision: number;
}
