export { ApiKeyService, type NewKey } from './api-key.service.ts';
export { apiKeys } from './api-keys.feature.ts';
export { KeyViewerService } from './key-viewer.service.ts';
