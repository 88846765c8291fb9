import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import type { ChangeSettingsInput } from '../settings/setting.inputs.ts';

const GROUPS = /* GraphQL */ `
  query {
    adminSettings {
      name
      revision
      warning
      settings {
        key
        label
        kind
        value
        defaultValue
        isDefault
        isInvented
        shownOn {
          label
          path
        }
        changedBy
        changedAt
      }
    }
  }
`;
const CHANGE = /* GraphQL */ `
  mutation ($input: ChangeSettingsInput!) {
    changeSettings(input: $input) {
      kind: __typename
      ... on AdminSettingGroup {
        revision
      }
      ${REFUSAL}
      ... on StaleWrite {
        revision
      }
    }
  }
`;

export interface ShownGroup {
  readonly name: ChangeSettingsInput['group'];
  readonly revision: number;
  readonly warning: string | null;
  readonly settings: {
    readonly key: string;
    readonly value: unknown;
    readonly defaultValue: unknown;
    readonly isDefault: boolean;
    readonly changedBy: string | null;
    readonly shownOn: { readonly label: string; readonly path: string | null }[];
  }[];
}

export interface ChangeAnswer {
  readonly kind: string;
  readonly revision?: number;
  readonly message?: string;
  readonly fields?: { readonly path: string; readonly message: string }[];
}

/** Every group of settings, as the form asks for it. */
export async function settingGroups(shop: TestShop, { headers }: SignedIn): Promise<ShownGroup[]> {
  const { data, errors } = await shop.graphql<{ adminSettings: ShownGroup[] }>(GROUPS, {}, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.adminSettings;
}

/** Changes settings of a group at the revision that stands, unless the case says otherwise. */
export async function changeSettings(
  shop: TestShop,
  admin: SignedIn,
  group: ChangeSettingsInput['group'],
  values: Record<string, unknown>,
  revision?: number,
): Promise<ChangeAnswer> {
  const stands = revision ?? (await settingGroups(shop, admin)).find(({ name }) => name === group)?.revision;
  const { data, errors } = await shop.graphql<{ changeSettings: ChangeAnswer }>(
    CHANGE,
    { input: { group, values, revision: stands } },
    { ...admin.headers },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.changeSettings;
}
