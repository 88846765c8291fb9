import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import * as apolloHooks from './web/codegen/apolloHooks.ts';
import * as inputRules from './web/codegen/inputRules.ts';
import * as possibleTypes from './web/codegen/possibleTypes.ts';
import * as typedDocuments from './web/codegen/typedDocuments.ts';
import * as viewerFields from './web/codegen/viewerFields.ts';

/** Code that is generated from the printed schema and from GraphQL documents. */
export interface GeneratedCode {
  /** One file; or a folder whose documents each get an `X.generated.ts` beside their `X.graphql`. */
  readonly target: string;
  /** The folder whose documents are read, unless it's the target. */
  readonly documents?: 'api/src/rest' | 'api/src/features/desk/exports' | 'web/src';
  /** Run in this order; each one's output follows the one before. */
  readonly plugins: Readonly<Record<string, CodegenPlugin>>;
  readonly config?: Readonly<Record<string, unknown>>;
}

const SCHEMA_TYPES = 'web/src/apollo/schema.generated.ts';

/** How every plugin writes types. */
const TYPES = {
  scalars: {
    Pence: 'number',
    PenceSum: 'number',
    LocalDate: 'string',
    DateTime: 'string',
    EmailAddress: 'string',
    JSON: 'unknown',
    JSONObject: 'Record<string, unknown>',
    Upload: 'unknown',
  },
  strictScalars: true,
  useTypeImports: true,
  enumType: 'string-literal',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
};

const SCHEMA_TYPES_ONLY = { ...TYPES, generateOperationTypes: false };

/** Beside each document in a folder of the API: the document and its types. */
const besideApi = (
  documents: NonNullable<GeneratedCode['documents']>,
  schemaTypes: string,
): readonly GeneratedCode[] => [
  { target: schemaTypes, documents, plugins: { operationTypes }, config: SCHEMA_TYPES_ONLY },
  {
    target: documents,
    plugins: { operationTypes, typedDocumentNode },
    config: {
      ...TYPES,
      importSchemaTypesFrom: schemaTypes,
      documentMode: 'documentNode',
      nonOptionalTypename: false,
      skipTypename: true,
    },
  },
];

/**
 * Beside each document of the web client: the parsed document with the hash it is sent as, the types of its
 * result, and a hook for each operation and fragment.
 */
export const generatedCode: readonly GeneratedCode[] = [
  { target: SCHEMA_TYPES, documents: 'web/src', plugins: { operationTypes }, config: SCHEMA_TYPES_ONLY },
  { target: 'web/src/apollo/possibleTypes.generated.ts', documents: 'web/src', plugins: { possibleTypes } },
  { target: 'web/src/apollo/viewerFields.generated.ts', documents: 'web/src', plugins: { viewerFields } },
  { target: 'web/src/lib/form/inputRules.generated.ts', plugins: { inputRules } },
  { target: 'api/src/rest/route/inputRules.generated.ts', plugins: { inputRules } },
  ...besideApi('api/src/rest', 'api/src/rest/route/schema.generated.ts'),
  ...besideApi('api/src/features/desk/exports', 'api/src/features/desk/exports/schema.generated.ts'),
  {
    target: 'web/src',
    plugins: { operationTypes, typedDocuments, apolloHooks },
    config: {
      ...TYPES,
      importSchemaTypesFrom: SCHEMA_TYPES,
      documentMode: 'documentNode',
      documentNodeImport: '@apollo/client#TypedDocumentNode',
      inlineFragmentTypes: 'mask',
      customDirectives: { apolloUnmask: true },
      nonOptionalTypename: true,
      skipTypeNameForRoot: true,
    },
  },
];
