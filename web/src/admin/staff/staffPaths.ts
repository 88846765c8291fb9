export const STAFF_PATH = '/admin/staff';
export const ROLES_PATH = `${STAFF_PATH}/roles`;

/** The address of a role's screen. */
export const rolePath = (slug: string): string => `${ROLES_PATH}/${slug}`;
