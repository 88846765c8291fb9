import { dirname, relative } from 'node:path';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind, type DefinitionNode } from 'graphql';

const HOOKS_MODULE = 'web/src/apollo/operationHooks.ts';

interface Hook {
  factory: string;
  code: string;
}

function hook(name: string, factory: string, of: { type?: string; document?: string }): Hook {
  const type = of.type ? `<${of.type}>` : '';
  return {
    factory,
    code: `export const ${name} = /* @__PURE__ */ ${factory}${type}(${of.document ?? ''});`,
  };
}

function hooksOf(definition: DefinitionNode): Hook[] {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const name = definition.name.value;
    return [hook(`use${name}Fragment`, 'fragmentHook', { type: `${name}Fragment` })];
  }
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
  const name = definition.name.value;
  const of = { document: `${name}Document` };
  if (definition.operation === 'mutation') {
    return [hook(`use${name}Mutation`, 'mutationHook', of)];
  }
  return [
    hook(`use${name}Query`, 'queryHook', of),
    hook(`use${name}SuspenseQuery`, 'suspenseQueryHook', of),
    hook(`useAsk${name}`, 'askHook', of),
  ];
}

/** Writes a hook for each operation and fragment of a file, after its documents. */
export const plugin: CodegenPlugin['plugin'] = (_schema, documents, _config, info) => {
  const hooks = documents.flatMap((file) => file.document?.definitions.flatMap(hooksOf) ?? []);
  if (hooks.length === 0) return '';
  const factories = [...new Set(hooks.map(({ factory }) => factory))].sort();
  const path = relative(dirname(info?.outputFile ?? ''), HOOKS_MODULE);
  const module = path.startsWith('.') ? path : `./${path}`;
  return {
    prepend: [`import { ${factories.join(', ')} } from '${module}';`],
    content: `\n${hooks.map(({ code }) => code).join('\n')}\n`,
  };
};
