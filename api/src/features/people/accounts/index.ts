export { accounts } from './accounts.feature.ts';
export { FirstAdminService, type AdminCredentials } from './details/first-admin.service.ts';
export { emailProved, emailReplaced } from './record/account.events.ts';
export type { LoginInput, RegisterInput } from './record/account.inputs.ts';
export { PROOF_REFUSALS } from './record/account.results.ts';
export { OwnCode, OwnPassword } from './record/own-proof.ts';
export { lockAccount, personOf, User } from './record/user.entity.ts';
export { ConfirmationService } from './sessions/confirmation.service.ts';
export { SessionService } from './sessions/session.service.ts';
