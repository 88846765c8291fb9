import { GraphQLError, GraphQLScalarType } from 'graphql';

/** A file that came with a request. Its bytes are kept from whoever walks over the variables of a document. */
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

/** Files come in by the REST paths that take forms: JSON has no place for them. */
export const Upload = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  description:
    'A file. It comes with a form (multipart/form-data) that is sent to a REST path; JSON cannot carry it.',
  serialize: toFile as never,
  parseValue: toFile,
  parseLiteral: toFile,
});
