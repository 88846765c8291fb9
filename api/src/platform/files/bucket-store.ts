import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ConfigError } from '../config/environment.ts';
import type { BucketConfig } from '../config/uploads-config.ts';
import { errorCodeOf } from '../process/error-code.ts';
import { FilesAway, type FileStore, type ListedFile, type OpenFile } from './file-store.ts';

const CONNECTED_WITHIN_MS = 1_500;
const MOST_ATTEMPTS = 3;
/** The part of a file's time limit for one attempt, so that the last of three has some time left. */
const PART_OF_AN_ATTEMPT = 3 / 8;
const MOST_CONNECTIONS = 100;
/**
 * Files up to this size are read in one go, so that a slow visitor doesn't hold a connection to the store. The shop's
 * pictures are all smaller; larger files are streamed.
 */
const AT_ONCE_BYTES = 4 * 1024 * 1024;

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Files in a bucket. */
class BucketStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #timeoutMs: number;

  constructor(config: BucketConfig) {
    const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey, timeoutMs } = config;
    const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      // Not all S3-compatible stores support Amazon's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: MOST_ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECTED_WITHIN_MS,
        requestTimeout: timeoutMs * PART_OF_AN_ATTEMPT,
        throwOnRequestTimeout: true,
        socketTimeout: timeoutMs,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#timeoutMs = timeoutMs;
  }

  async has(name: string): Promise<boolean> {
    return this.#do(`find ${name}`, async (abortSignal) => {
      try {
        await this.#client.send(new HeadObjectCommand(this.#at(name)), { abortSignal });
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    });
  }

  async open(name: string): Promise<OpenFile | null> {
    return this.#do(`open ${name}`, async (abortSignal, goOn) => {
      try {
        const answer = await this.#client.send(new GetObjectCommand(this.#at(name)), { abortSignal });
        const { Body: body, ContentLength: size, LastModified: modified } = answer;
        if (!(body instanceof Readable) || size === undefined || !modified)
          throw new Error('The answer has no content, length or date.');
        if (size > AT_ONCE_BYTES) goOn();
        return { name, size, modified, content: size > AT_ONCE_BYTES ? body : await buffer(body) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.#do(`write ${name}`, (abortSignal) =>
      this.#client.send(new PutObjectCommand({ ...this.#at(name), Body: content }), { abortSignal }),
    );
  }

  async remove(name: string): Promise<void> {
    await this.#do(`remove ${name}`, (abortSignal) =>
      this.#client.send(new DeleteObjectCommand(this.#at(name)), { abortSignal }),
    );
  }

  async *list(folder: string): AsyncIterable<ListedFile> {
    const prefix = `${this.#prefix}${folder}/`;
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix: prefix });
    try {
      for await (const { Contents: found = [] } of pages)
        for (const { Key: key, LastModified: modified } of found)
          if (key !== undefined && modified) yield { name: key.slice(this.#prefix.length), modified };
    } catch (error) {
      throw new FilesAway(`list ${folder}`, error);
    }
  }

  close(): void {
    this.#client.destroy();
  }

  #at(name: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + name };
  }

  /** Runs work within the time limit for a whole file, unless it calls `goOn` to lift the limit. */
  async #do<Result>(
    doing: string,
    work: (signal: AbortSignal, goOn: () => void) => Promise<Result>,
  ): Promise<Result> {
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), this.#timeoutMs);
    try {
      return await work(end.signal, () => clearTimeout(timer));
    } catch (error) {
      throw new FilesAway(doing, error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Which setting is wrong, by the store's error code. */
function faultOf({ bucket, endpoint, region }: BucketConfig, cause: unknown): string {
  const code = cause instanceof S3ServiceException ? cause.name : (errorCodeOf(cause) ?? String(cause));
  switch (code) {
    case 'InvalidAccessKeyId':
      return 'AWS_ACCESS_KEY_ID must be a key for the store in UPLOADS_URL; the store doesn’t know it.';
    case 'SignatureDoesNotMatch':
      return 'AWS_SECRET_ACCESS_KEY must be the secret for AWS_ACCESS_KEY_ID; the store rejects its signature.';
    case 'AccessDenied':
    case 'Forbidden':
      return `AWS_ACCESS_KEY_ID must be allowed to list, read, write and delete in the bucket ${bucket}; it is not.`;
    case 'NoSuchBucket':
      return `UPLOADS_URL must name an existing bucket; ${bucket} doesn’t exist.`;
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
      return `UPLOADS_URL must name the region of the bucket ${bucket}; it is not ${region}.`;
    default:
      return `Can’t reach ${endpoint ?? 'Amazon S3'}, the store in UPLOADS_URL (${code}).`;
  }
}

/**
 * Opens a bucket as a file store, and tries writing, reading, listing and deleting in it.
 * @throws ConfigError with a sentence that names the setting to correct.
 */
export async function openBucket(config: BucketConfig): Promise<FileStore> {
  const store = new BucketStore(config);
  const trial = `trial/${randomUUID()}`;
  try {
    await store.write(trial, Buffer.from('Treadline can write here.'));
    await store.open(trial);
    for await (const file of store.list('trial')) if (file.name === trial) await store.remove(trial);
    return store;
  } catch (error) {
    store.close();
    throw new ConfigError(faultOf(config, error instanceof FilesAway ? error.cause : error));
  }
}
