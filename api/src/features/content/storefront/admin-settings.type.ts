import { GraphQLJSON } from 'graphql-scalars';
import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { SettingGroupName, SettingKind } from '../../operations/settings/index.ts';

@ObjectType({ description: 'A page, email or document that shows a setting.' })
export class SettingPlace {
  @Field({ description: 'Its name.' }) label: string;
  @Field(() => String, { nullable: true, description: 'Its path in the shop; null if it isn’t a page.' })
  path: string | null;
}

@ObjectType({ description: 'A part of a setting that has several, or one of its options.' })
export class SettingPart {
  @Field(() => ID, { description: 'Its key in the value.' }) key: string;
  @Field({ description: 'The name shown on the settings screen.' }) label: string;
}

@ObjectType({ description: 'A setting and its current value.' })
export class AdminSetting {
  @Field(() => ID, { description: 'Its key in `values` of updateSettings.' }) key: string;
  @Field({ description: 'The name shown on the settings screen.' }) label: string;
  @Field(() => String, { nullable: true, description: 'Advice for changing it; null if it needs none.' })
  help: string | null;
  @Field(() => SettingKind, { description: 'The kind of value.' }) kind: SettingKind;
  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'The current value, in the form its kind describes.',
  })
  value: unknown;
  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'The value if it was never changed.',
  })
  defaultValue: unknown;
  @Field({ description: 'Whether the value is still the default.' }) isDefault: boolean;
  @Field({ description: 'Whether the value still belongs to the made-up shop and has to be replaced.' })
  isInvented: boolean;
  @Field(() => String, { nullable: true, description: 'The unit of its numbers; null if they have none.' })
  unit: string | null;
  @Field(() => [SettingPart], { description: 'Its parts or options; empty for most kinds.' })
  parts: SettingPart[];
  @Field(() => Int, { nullable: true, description: 'The lowest number allowed; null without a limit.' })
  min: number | null;
  @Field(() => Int, { nullable: true, description: 'The highest number allowed; null without a limit.' })
  max: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The maximum number of characters; null without a limit of its own.',
  })
  maxLength: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'How the shop will show it; {value} stands for the value. Null if that adds nothing.',
  })
  preview: string | null;
  @Field(() => [SettingPlace], { description: 'Where it is shown.' }) shownOn: SettingPlace[];
  @Field(() => DateTime, { nullable: true, description: 'When it last changed; null if it never did.' })
  updatedAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who last changed it; null if it was never changed in the admin.',
  })
  updatedBy: string | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A group of settings that are edited together.' })
export class AdminSettingGroup {
  @Field(() => SettingGroupName, { description: 'Its key in `group` of updateSettings.' })
  name: SettingGroupName;
  @Field({ description: 'The heading of the group on the settings screen.' }) label: string;
  @Field({ description: 'The group’s purpose.' }) help: string;
  @Field(() => Int, { description: 'How often its settings were changed.' }) revision: number;
  @Field(() => [AdminSetting], { description: 'Its settings, in the order of the form.' })
  settings: AdminSetting[];
  @Field(() => String, {
    nullable: true,
    description: 'A problem with its current values, as a sentence; null if there isn’t one.',
  })
  warning: string | null;
}

export const UpdateSettingsResult = createUnionType({
  name: 'UpdateSettingsResult',
  description: 'The updated group, or why nothing was changed.',
  types: () => [AdminSettingGroup, InvalidInput, StaleWrite] as const,
});
