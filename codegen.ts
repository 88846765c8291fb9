import type { CodegenConfig } from '@graphql-codegen/cli';
import { dropUnusedTypeImports } from './web/codegen/unusedImports.ts';

const SCHEMA_TYPES = 'web/src/apollo/schema.generated.ts';
const WEB_DOCUMENTS = ['web/src/**/*.graphql', '!web/src/playground/**'];

const REST_SCHEMA_TYPES = 'api/src/rest/route/schema.generated.ts';
const REST_DOCUMENTS = ['api/src/rest/**/*.graphql'];

/**
 * Beside each `X.graphql` of the web client one `X.generated.ts` is written: the document parsed ahead of
 * time with the hash it is sent as, the types of what it selects, and a hook named after each operation and fragment.
 * Beside those of the REST paths: the document and its types.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  ignoreNoDocuments: true,
  config: {
    scalars: {
      Pence: 'number',
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
  },
  generates: {
    [SCHEMA_TYPES]: {
      documents: WEB_DOCUMENTS,
      plugins: ['typescript-operations'],
      config: { generateOperationTypes: false },
    },
    'web/src/apollo/possibleTypes.generated.ts': {
      documents: WEB_DOCUMENTS,
      plugins: ['./web/codegen/possibleTypes.ts'],
    },
    'web/src/apollo/viewerFields.generated.ts': {
      documents: WEB_DOCUMENTS,
      plugins: ['./web/codegen/viewerFields.ts'],
    },
    'web/src/lib/form/inputRules.generated.ts': { plugins: ['./web/codegen/inputRules.ts'] },
    'api/src/rest/route/inputRules.generated.ts': { plugins: ['./web/codegen/inputRules.ts'] },
    [REST_SCHEMA_TYPES]: {
      documents: REST_DOCUMENTS,
      plugins: ['typescript-operations'],
      config: { generateOperationTypes: false },
    },
    'api/src/rest/': {
      documents: REST_DOCUMENTS,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      hooks: { beforeOneFileWrite: dropUnusedTypeImports },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        importSchemaTypesFrom: REST_SCHEMA_TYPES,
        importExtension: '.ts',
        documentMode: 'documentNode',
        nonOptionalTypename: false,
        skipTypename: true,
      },
    },
    'web/src/': {
      documents: WEB_DOCUMENTS,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      hooks: { beforeOneFileWrite: dropUnusedTypeImports },
      plugins: ['typescript-operations', './web/codegen/typedDocuments.ts', './web/codegen/apolloHooks.ts'],
      config: {
        importSchemaTypesFrom: SCHEMA_TYPES,
        importExtension: '.ts',
        documentMode: 'documentNode',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
      },
    },
  },
};

export default config;
