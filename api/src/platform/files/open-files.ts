import type { UploadsConfig } from '../config/uploads-config.ts';
import type { FileStore } from './file-store.ts';
import { openFolder } from './folder-store.ts';

/**
 * Opens the store of files. What speaks to buckets is loaded only for one.
 * @throws ConfigError if it cannot be used.
 */
export async function openFiles(config: UploadsConfig): Promise<FileStore> {
  if (config.kind === 'folder') return openFolder(config);
  const { openBucket } = await import('./bucket-store.ts');
  return openBucket(config);
}
