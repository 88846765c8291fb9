import { GraphQLError, GraphQLScalarType } from 'graphql';

/** An uploaded file. Its bytes are private, so code that walks over a document's variables doesn't visit them. */
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
  throw new GraphQLError('Files can only be sent to a REST path, as multipart/form-data.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** Files arrive through the REST paths that accept forms, because JSON can't carry them. */
export const Upload = new GraphQLScalarType<UploadedFile, UploadedFile>({
  name: 'Upload',
  description: 'A file. Send it to a REST path as multipart/form-data; JSON can’t carry files.',
  serialize: toFile,
  parseValue: toFile,
  parseLiteral: toFile,
});
