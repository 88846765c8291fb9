import { GraphQLJSON } from 'graphql-scalars';
import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { SettingGroupName, SettingKind } from '../../operations/settings/index.ts';

@ObjectType({ description: 'A page or paper that shows a setting.' })
export class SettingPlace {
  @Field({ description: 'What it is called.' }) label: string;
  @Field(() => String, { nullable: true, description: 'Its path in the shop; null if it is no page.' })
  path: string | null;
}

@ObjectType({ description: 'A part of a setting that has several, or one of its options.' })
export class SettingPart {
  @Field(() => ID, { description: 'Its name in the value.' }) key: string;
  @Field({ description: 'Its name for people.' }) label: string;
}

@ObjectType({ description: 'A setting as it stands.' })
export class AdminSetting {
  @Field(() => ID, { description: 'Its name in `values` of updateSettings.' }) key: string;
  @Field({ description: 'Its name for people.' }) label: string;
  @Field(() => String, { nullable: true, description: 'What to know before changing it; null if nothing.' })
  help: string | null;
  @Field(() => SettingKind, { description: 'What its value is.' }) kind: SettingKind;
  @Field(() => GraphQLJSON, { nullable: true, description: 'The value that holds, as its kind says.' })
  value: unknown;
  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'The value that holds if nobody ever changed it.',
  })
  defaultValue: unknown;
  @Field({ description: 'Whether the value is still the default.' }) isDefault: boolean;
  @Field({ description: 'Whether it still belongs to the made-up shop and has to be replaced.' })
  isInvented: boolean;
  @Field(() => String, { nullable: true, description: 'The unit of its numbers; null if there is none.' })
  unit: string | null;
  @Field(() => [SettingPart], { description: 'Its parts or options; none for most kinds.' })
  parts: SettingPart[];
  @Field(() => Int, { nullable: true, description: 'The least number; null if there is none.' })
  min: number | null;
  @Field(() => Int, { nullable: true, description: 'The greatest number; null if there is none.' })
  max: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The most characters; null if there is no limit of its own.',
  })
  maxLength: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'How it reads in the shop, with {value} in its place; null if that says nothing more.',
  })
  preview: string | null;
  @Field(() => [SettingPlace], { description: 'Where it is shown.' }) shownOn: SettingPlace[];
  @Field(() => DateTime, { nullable: true, description: 'When it was changed last; null if never.' })
  updatedAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who changed it last; null if nobody did through the admin.',
  })
  updatedBy: string | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Settings that are changed together.' })
export class AdminSettingGroup {
  @Field(() => SettingGroupName, { description: 'Its name in `group` of updateSettings.' })
  name: SettingGroupName;
  @Field({ description: 'Its name for people.' }) label: string;
  @Field({ description: 'What these settings are about.' }) help: string;
  @Field(() => Int, { description: 'How often its settings were changed.' }) revision: number;
  @Field(() => [AdminSetting], { description: 'Its settings, in the order of the form.' })
  settings: AdminSetting[];
  @Field(() => String, {
    nullable: true,
    description: 'What is wrong with it as it stands, in a sentence; null if nothing is.',
  })
  warning: string | null;
}

export const UpdateSettingsResult = createUnionType({
  name: 'UpdateSettingsResult',
  description: 'The group with the changes, or why nothing was changed.',
  types: () => [AdminSettingGroup, InvalidInput, StaleWrite] as const,
});
