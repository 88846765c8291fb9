import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { useCan } from '../../features/accounts/session/useCan.ts';
import type { CustomerPartsFragment } from './Customer.generated.ts';
import { nameOf } from './customerText.ts';
import { useStaffRolesQuery, type StaffRolesQuery } from './StaffRoles.generated.ts';

type StaffRole = NonNullable<StaffRolesQuery['staffRoles']>[number];
export type WorkVan = NonNullable<StaffRolesQuery['workVans']>[number];

/** A role that an account can be given, with its texts. */
export interface RoleChoice {
  role: StaffRole['role'];
  label: string;
  /** The vans to choose from if the role is at a fitting centre or on a van; otherwise null. */
  vans: readonly WorkVan[] | null;
  /** The question, which is also the command that opens the dialog. */
  question: string;
  /** The button's label. */
  action: string;
  /** Explains what will happen. */
  outcome: string;
  /** The toast afterwards. */
  done: string;
}

/** Makes a member of staff a customer again. */
function awayFrom(customer: CustomerPartsFragment): RoleChoice {
  const name = nameOf(customer);
  return {
    role: 'CUSTOMER',
    label: 'Customer',
    vans: null,
    question: `Remove the ${customer.roleLabel.toLowerCase()} role`,
    action: 'Remove role',
    outcome: `${name} can no longer open the admin and is signed out everywhere at once. Their orders and data stay.`,
    done: `${name} is now a customer.`,
  };
}

const hasPlace = ({ scopes }: StaffRole): boolean =>
  scopes.includes('WORK_AT_CENTRE') && !scopes.includes('READ_ORDERS');

/** Moves a member of staff to another fitting centre or van. */
function toOtherPlace(
  { role, label }: StaffRole,
  customer: CustomerPartsFragment,
  vans: readonly WorkVan[],
): RoleChoice {
  const name = nameOf(customer);
  return {
    role,
    label: `${label} at another centre or van`,
    vans,
    question: 'Change centre or van',
    action: 'Change centre or van',
    outcome: `${name} will see the jobs of the new centre or van only. They are signed out.`,
    done: `${name} has another place of work.`,
  };
}

function towards(
  staffRole: StaffRole,
  customer: CustomerPartsFragment,
  vans: readonly WorkVan[],
  coversOwn: (scopes: StaffRole['scopes']) => boolean,
): RoleChoice {
  const { role, label, meaning, scopes } = staffRole;
  const name = nameOf(customer);
  const titled = withArticle(label.toLowerCase());
  const power = coversOwn(scopes)
    ? `${name} will be able to do everything here, like you.`
    : `${name} will be ${titled}. ${meaning}`;
  const password =
    customer.scopes.length > 0
      ? 'They are signed out.'
      : `They are signed out, their old password stops working, and ${customer.email} gets a link to choose one of ` +
        'at least 12 characters.';
  return {
    role,
    label,
    vans: hasPlace(staffRole) ? vans : null,
    question: `Make ${titled}`,
    action: `Make ${titled}`,
    outcome: `${power} ${password}`,
    done: `${name} is now ${titled}.`,
  };
}

/** The other roles that the user can give an account; empty if they can't change roles. */
export function useRoleChoices(customer: CustomerPartsFragment): readonly RoleChoice[] {
  const can = useCan();
  const { data } = useStaffRolesQuery({ skip: !can('MANAGE_STAFF') });
  const roles = data?.staffRoles ?? [];
  const vans = data?.workVans ?? [];
  const everything = new Set(roles.flatMap(({ scopes }) => scopes));
  const coversOwn = (scopes: StaffRole['scopes']) => [...everything].every((scope) => scopes.includes(scope));
  const others = roles.filter(({ role }) => role !== customer.role);
  const own = roles.find((role) => role.role === customer.role);
  const isOnStaff = customer.scopes.length > 0;
  return [
    ...(isOnStaff && roles.length > 0 ? [awayFrom(customer)] : []),
    ...(own && hasPlace(own) ? [toOtherPlace(own, customer, vans)] : []),
    ...others.map((role) => towards(role, customer, vans, coversOwn)),
  ];
}
