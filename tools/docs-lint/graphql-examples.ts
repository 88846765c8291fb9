import { buildSchema, GraphQLError, Kind, parse, validate } from 'graphql';
import type { Files } from '../code/files.ts';

const FENCE = /^ *```graphql\n(?<code>[\s\S]*?)^ *```$/gm;

/** The GraphQL operations in pages that the printed schema refuses, each with the first reason. */
export function exampleFaults(files: Files): string[] {
  const schema = buildSchema(files.get('schema/schema.graphql') ?? '');
  const faultOf = (code: string): string | undefined => {
    try {
      const document = parse(code);
      const isExecutable = document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      return isExecutable ? validate(schema, document)[0]?.message : undefined;
    } catch (error) {
      if (error instanceof GraphQLError) return error.message;
      throw error;
    }
  };
  return [...files]
    .filter(([path]) => path.endsWith('.md'))
    .flatMap(([path, text]) =>
      [...text.matchAll(FENCE)].flatMap(({ groups }) => {
        const fault = faultOf(groups?.['code'] ?? '');
        return fault === undefined ? [] : [`${path} has a GraphQL example that fails: ${fault}`];
      }),
    );
}
