import type { SignedIn } from '../../../../../test/account.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const USER = '... on User { id role sessions { id isCurrent } }';
const REFUSED = '... on Refusal { message }';
const document = (name: string, type: string, argument: string, granted: string): string =>
  `mutation ($given: ${type}!) { done: ${name}(${argument}: $given) { kind: __typename ${granted} } }`;

/** Mutations on other people's accounts, each with the fields to select. */
const ACTS = {
  updateRole: document('updateRole', 'UpdateRoleInput', 'input', `${USER} ${REFUSAL}`),
  revokeCustomerSessions: document(
    'revokeCustomerSessions',
    'RevokeCustomerSessionsInput',
    'input',
    `${USER} ${REFUSED}`,
  ),
  exportCustomer: document(
    'exportCustomer',
    'ID',
    'id',
    `... on CustomerExport { fileName data } ${REFUSED}`,
  ),
  sendPasswordReset: document(
    'sendPasswordReset',
    'ID',
    'id',
    `... on PasswordResetSent { email } ${REFUSED}`,
  ),
  disableCustomerTwoFactor: document(
    'disableCustomerTwoFactor',
    'DisableCustomerTwoFactorInput',
    'input',
    `... on User { id twoFactor { since } } ${REFUSED}`,
  ),
  eraseCustomer: document(
    'eraseCustomer',
    'EraseCustomerInput',
    'input',
    `... on AccountDeleted { keptOrders } ${REFUSAL}`,
  ),
} as const;

/** A mutation's result: the selected fields, or a refusal. */
export interface ActAnswer {
  readonly kind: string;
  readonly message?: string;
  readonly [field: string]: unknown;
}

/** Runs a mutation on an account as an administrator. */
export async function administer(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
  act: keyof typeof ACTS,
  given: object | string,
): Promise<ActAnswer> {
  const { data, errors } = await shop.graphql<{ done: ActAnswer | null } | undefined>(
    ACTS[act],
    { given },
    { ...headers },
  );
  return data?.done ?? { kind: String(errors?.[0]?.extensions.code) };
}

/** The audit log's entries about an account, oldest first. */
export const auditOf = (
  shop: TestShop,
  id: string,
): Promise<{ action: string; before: object; after: object }[]> =>
  shop.rows(
    "select action, before, after from audit_entries where subject = 'account' and subject_id = $1 order by id",
    [id],
  );
