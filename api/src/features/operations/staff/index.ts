export {
  activeRoleJoin,
  asStaff,
  covers,
  OWNER,
  ROLE_COLUMNS,
  roleWord,
  type RoleColumns,
} from './active-role.ts';
export { lockStaff, StaffAccess } from './staff-access.service.ts';
