import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UploadedFile } from '../../platform/files/uploaded-file.ts';
import { RestRefusal } from './rest-refusal.ts';

const MEGABYTE = 1024 * 1024;
/** The maximum size of a form. */
export const FORM_LIMITS = { files: 8, fileMegabytes: 10, megabytes: 32 } as const;
const MAX_FORM = FORM_LIMITS.megabytes * MEGABYTE;
const MAX_FIELDS = 60;
const MAX_FIELD = 64 * 1024;

/** Enables form parsing for the paths in a scope. */
export async function installForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: MAX_FIELD,
      fields: MAX_FIELDS,
      fileSize: FORM_LIMITS.fileMegabytes * MEGABYTE,
      files: FORM_LIMITS.files,
      parts: MAX_FIELDS + FORM_LIMITS.files,
    },
  });
}

/**
 * The file of a form that accepts one; undefined if there isn't one.
 *
 * @throws RestRefusal 400 if there are several.
 */
export function onlyFile(files: readonly UploadedFile[]): UploadedFile | undefined {
  if (files.length > 1) throw new RestRefusal(400, 'Please send one file at a time.');
  return files[0];
}

export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Refuses a form by its headers, before a byte of the body is read.
 * @throws RestRefusal 415 where forms aren't accepted, 413 if it's too large.
 */
export function checkForm(request: FastifyRequest, takesForms: boolean): void {
  if (!isForm(request)) return;
  if (!takesForms) throw new RestRefusal(415, 'This path accepts JSON (application/json), not a form.');
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM)
    throw new RestRefusal(413, `A form can be up to ${FORM_LIMITS.megabytes} MB.`);
}

/** A form's fields by name (a repeated name has all its values), and its files. */
export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, unknown[]>();
  const files: UploadedFile[] = [];
  let size = 0;
  for await (const part of request.parts()) {
    const name = part.fieldname.replace(/\[\]$/, '');
    if (part.type === 'field') {
      fields.set(name, [...(fields.get(name) ?? []), part.value]);
      continue;
    }
    const bytes = await part.toBuffer();
    size += bytes.length;
    if (size > MAX_FORM) throw new RestRefusal(413, `A form can be up to ${FORM_LIMITS.megabytes} MB.`);
    if (bytes.length > 0) files.push(new UploadedFile(part.filename, bytes));
  }
  return {
    fields: Object.fromEntries(
      [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    ),
    files,
  };
}

/** @throws RestRefusal 400 for a malformed form, 413 for one that exceeds a limit. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  try {
    return await readParts(request);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new RestRefusal(413, `A picture can be up to ${FORM_LIMITS.fileMegabytes} MB.`);
    if (error instanceof RestRefusal || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new RestRefusal(400, 'The form is incomplete or damaged.');
  }
}
