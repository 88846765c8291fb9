import { GraphQLError, GraphQLScalarType } from 'graphql';

/** An uploaded file. Its bytes are hidden from code that walks over the variables of a document. */
export class UploadedFile {
  readonly name: string;
  readonly #bytes: Buffer;

  constructor(name: string, bytes: Buffer) {
    this.name = name;
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }
}

function toFile(value: unknown): UploadedFile {
  if (value instanceof UploadedFile) return value;
  throw new GraphQLError('A file can be sent as multipart/form-data to a REST path, and nowhere else.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** Files arrive through the REST paths that take forms: JSON cannot carry them. */
export const Upload = new GraphQLScalarType<UploadedFile, UploadedFile>({
  name: 'Upload',
  description: 'A file, sent as a form (multipart/form-data) to a REST path; JSON cannot carry it.',
  serialize: toFile,
  parseValue: toFile,
  parseLiteral: toFile,
});
