import { useCan } from '../../../features/accounts/session/useCan.ts';
import {
  useStaffRolesQuery,
  type RoleHolderFragment,
  type StaffRolePartsFragment,
  type StaffRolesQuery,
} from './StaffRoles.generated.ts';

/** An account whose role can change. */
export type RoleHolder = Omit<RoleHolderFragment, ' $fragmentName'>;
export type WorkVan = NonNullable<StaffRolesQuery['workVans']>[number];

/** A role that an account can be given, with its texts. */
export interface RoleChoice {
  /** Its slug; null for a customer's role. */
  role: string | null;
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

/** The title of the dialog that changes a role: names the role if only one is on offer. */
export const roleQuestion = (choices: readonly RoleChoice[]): string =>
  choices.length === 1 ? (choices[0]?.question ?? '') : 'Change role';

const nameOf = ({ firstName, lastName }: RoleHolder): string => `${firstName} ${lastName}`;

/** Makes a member of staff a customer again. */
function awayFrom(person: RoleHolder): RoleChoice {
  const name = nameOf(person);
  return {
    role: null,
    label: 'None: a customer',
    vans: null,
    question: 'Remove from the staff',
    action: 'Remove from the staff',
    outcome: `${name} can no longer open the admin and is signed out everywhere at once. Their orders and data stay.`,
    done: `${name} is now a customer.`,
  };
}

/** Whether people with a role see the jobs of one centre or van only. */
export const hasPlace = ({ scopes }: Pick<StaffRolePartsFragment, 'scopes'>): boolean =>
  scopes.includes('WORK_AT_CENTRE') && !scopes.includes('READ_ORDERS');

/** Moves a member of staff to another fitting centre or van. */
function toOtherPlace(
  { slug, label }: StaffRolePartsFragment,
  person: RoleHolder,
  vans: readonly WorkVan[],
): RoleChoice {
  const name = nameOf(person);
  return {
    role: slug,
    label: `${label} at another centre or van`,
    vans,
    question: 'Change centre or van',
    action: 'Change centre or van',
    outcome: `${name} will see the jobs of the new centre or van only. They are signed out.`,
    done: `${name} has another place of work.`,
  };
}

function towards(role: StaffRolePartsFragment, person: RoleHolder, vans: readonly WorkVan[]): RoleChoice {
  const { slug, label, meaning, isOwners } = role;
  const name = nameOf(person);
  const power = isOwners ? `${name} will be able to do everything here, like you.` : meaning;
  const password = person.staffRole
    ? 'They are signed out.'
    : `They are signed out, their old password stops working, and ${person.email} gets a link to choose one of ` +
      'at least 12 characters.';
  return {
    role: slug,
    label,
    vans: hasPlace(role) ? vans : null,
    question: `Give the role “${label}”`,
    action: 'Give this role',
    outcome: `${power} ${password}`,
    done: `${name} now has the role “${label}”.`,
  };
}

/** The other roles that the user can give an account; empty if they can't change its role. */
export function useRoleChoices(person: RoleHolder): readonly RoleChoice[] {
  const can = useCan();
  const { data } = useStaffRolesQuery({ skip: !can('MANAGE_STAFF') });
  const roles = data?.staff?.roles ?? [];
  const vans = data?.workVans ?? [];
  const own = roles.find(({ slug }) => slug === person.staffRole?.slug);
  if (roles.length === 0 || (own && !own.isCovered)) return [];
  const others = roles.filter(({ slug, isCovered }) => isCovered && slug !== own?.slug);
  return [
    ...(own ? [awayFrom(person)] : []),
    ...(own && hasPlace(own) ? [toOtherPlace(own, person, vans)] : []),
    ...others.map((role) => towards(role, person, vans)),
  ];
}
