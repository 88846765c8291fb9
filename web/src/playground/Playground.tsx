import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { GraphiQLProvider } from '@graphiql/react';
import { GraphiQLInterface } from 'graphiql';
import { useState } from 'react';
import { ExampleMenu } from './ExampleMenu.tsx';
import { shopFetcher } from './shopFetcher.ts';
import { startWithExample } from './startWithExample.ts';
import { TokenField } from './TokenField.tsx';

const PLUGINS = [DOC_EXPLORER_PLUGIN];

function Heading() {
  return (
    <div className="grid gap-0.5">
      <h1 className="text-lg">GraphQL playground</h1>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <a href="/" className="underline">
          To the shop
        </a>
        <a href="/api/docs" className="underline">
          REST paths
        </a>
      </p>
    </div>
  );
}

/**
 * GraphiQL on the shop's schema, with examples to start from. The editors' text lasts until the browser tab closes:
 * examples contain addresses and passwords, which don't belong in permanent storage.
 */
export function Playground() {
  const [storage] = useState(startWithExample);
  return (
    <GraphiQLProvider
      fetcher={shopFetcher}
      storage={storage}
      plugins={PLUGINS}
      referencePlugin={DOC_EXPLORER_PLUGIN}
    >
      <DocExplorerStore>
        <div className="flex min-h-dvh flex-col md:h-dvh">
          <header className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-4 py-3">
            <Heading />
            <ExampleMenu className="w-full md:ml-auto md:w-96" />
            <TokenField className="w-full md:w-72" />
          </header>
          <main className="relative h-[52rem] overflow-hidden md:h-auto md:min-h-0 md:flex-1">
            <GraphiQLInterface defaultEditorToolsVisibility="variables" showPersistHeadersSettings={false} />
          </main>
        </div>
      </DocExplorerStore>
    </GraphiQLProvider>
  );
}
