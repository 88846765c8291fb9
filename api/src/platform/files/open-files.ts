import type { UploadsConfig } from '../config/uploads-config.ts';
import type { FileStore } from './file-store.ts';
import { openFolder } from './folder-store.ts';

/**
 * Opens the file store. The S3 client is loaded only for a bucket.
 * @throws ConfigError if it can't be used.
 */
export async function openFiles(config: UploadsConfig): Promise<FileStore> {
  if (config.kind === 'folder') return openFolder(config);
  const { openBucket } = await import('./bucket-store.ts');
  return openBucket(config);
}
