export { emailProved, emailReplaced } from './account.events.ts';
export type { LoginInput, RegisterInput } from './account.inputs.ts';
export { PROOF_REFUSALS } from './account.results.ts';
export { accounts } from './accounts.feature.ts';
export { ConfirmationService } from './confirmation.service.ts';
export { FirstAdminService, type AdminCredentials } from './first-admin.service.ts';
export { OwnCode, OwnPassword } from './own-proof.ts';
export { SessionService } from './session.service.ts';
export { lockAccount, personOf, User } from './user.entity.ts';
