import { SchemaExplorer } from './explorer/SchemaExplorer.tsx';
import { useSchemaExplorer } from './explorer/useSchemaExplorer.ts';
import { TokenField } from './request/TokenField.tsx';
import { Workbench } from './request/Workbench.tsx';
import { ExampleMenu } from './tabs/ExampleMenu.tsx';
import { TabBar } from './tabs/TabBar.tsx';
import { useEditorTabs } from './tabs/useEditorTabs.ts';

function Heading() {
  return (
    <div className="grid gap-0.5">
      <h1 className="text-lg">GraphQL playground</h1>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <a href="/" className="inline-block py-1 underline">
          To the shop
        </a>
        <a href="/api/docs" className="inline-block py-1 underline">
          REST paths
        </a>
      </p>
    </div>
  );
}

/** Tabs of requests to the shop beside its schema. */
export function Playground() {
  const { tabs, openId, add, close, select, edit } = useEditorTabs();
  const schema = useSchemaExplorer();
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-4 py-3">
        <Heading />
        <ExampleMenu onOpen={add} className="w-full md:ml-auto md:w-72 lg:w-96" />
        <TokenField className="w-full md:w-54 lg:w-72" />
      </header>
      <main className="flex-1 lg:grid lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-h-0 min-w-0 flex-col">
          <TabBar tabs={tabs} openId={openId} onSelect={select} onClose={close} onAdd={() => add()} />
          {tabs.map((tab) => (
            <Workbench
              key={tab.id}
              tab={tab}
              isOpen={tab.id === openId}
              onEdit={(text) => edit(tab.id, text)}
              onShowInDocs={schema.open}
            />
          ))}
        </div>
        <SchemaExplorer {...schema} />
      </main>
    </div>
  );
}
