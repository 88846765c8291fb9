import { createHash } from 'node:crypto';
import { print } from '@apollo/client/utilities';
import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node';
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import { documentAsSent } from '../src/apollo/documentAsSent.ts';
import type { Registration } from '../src/apollo/registration.ts';
import { flatDocument } from './flatDocument.ts';
import { mayBeShared } from './sharedFields.ts';

/** Whether shared caches can keep the whole answer to an operation. */
function isShared(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  const root = schema.getQueryType();
  let asksOnlyShared = true;
  const lookAtRoot = {
    Field: () => {
      const field = types.getFieldDef();
      const isOfRoot = types.getParentType() === root && field?.name !== '__typename';
      if (types.getParentType() === schema.getMutationType() || (isOfRoot && field && !mayBeShared(field)))
        asksOnlyShared = false;
    },
  };
  visit(document, visitWithTypeInfo(types, lookAtRoot));
  return asksOnlyShared;
}

function registrationOf(schema: GraphQLSchema, document: DocumentNode): Registration {
  const hash = createHash('sha256')
    .update(print(documentAsSent(document)))
    .digest('hex');
  return { hash, shared: isShared(schema, document) };
}

/** An operation in the documents plugin's output, one per line. */
const OPERATION = /^(export const \w+Document = )({"kind":"Document".*})(?= as unknown as )/gm;

/** Writes the documents of one file, each operation flattened and with its registration. */
export const plugin: typeof typedDocumentNode = async (schema, documents, config, info) => {
  const written = await typedDocumentNode(schema, documents, config, info);
  const { content, ...rest } = typeof written === 'string' ? { content: written } : written;
  const registered = content.replace(OPERATION, (_line, name: string, json: string) => {
    const document = flatDocument(schema, JSON.parse(json) as DocumentNode);
    return name + JSON.stringify({ __meta__: registrationOf(schema, document), ...document });
  });
  return { ...rest, content: registered };
};
