export {
  activeRoleJoin,
  asStaff,
  covers,
  OWNER,
  ROLE_COLUMNS,
  roleWord,
  type RoleColumns,
} from './active-role.ts';
export { lockStaff, personNow, StaffAccess } from './staff-access.service.ts';
