import { useState, type KeyboardEvent } from 'react';
import { CodeEditor } from '../editor/CodeEditor.tsx';
import { queryLanguage, variablesLanguage } from '../editor/languages.ts';
import type { SchemaPlace } from '../explorer/schemaPlace.ts';
import type { TabText } from '../tabs/editorTabs.ts';
import { formatDocument } from './formatDocument.ts';
import { operationNames, parseDocument } from './operations.ts';
import { RequestBar } from './RequestBar.tsx';

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Before the editor, which would start a new line. */
function runOnModEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}

interface RequestFormProps {
  text: TabText;
  busy: boolean;
  onEdit: (text: Partial<TabText>) => void;
  onRun: (operationName: string | undefined) => void;
  onShowInDocs: (place: SchemaPlace) => void;
}

/** The editors of a request, and what can be done with it. */
export function RequestForm({ text, busy, onEdit, onRun, onShowInDocs }: RequestFormProps) {
  const [language] = useState(() => queryLanguage(onShowInDocs));
  const [chosen, setChosen] = useState('');
  const [formats, setFormats] = useState(0);
  const document = parseDocument(text.query);
  const names = operationNames(document);
  const operation = names.includes(chosen) ? chosen : names[0];
  const format = () => {
    if (document) onEdit({ query: formatDocument(document), variables: formatJson(text.variables) });
    setFormats(formats + 1);
  };
  return (
    <form
      aria-label="Request"
      className="flex min-h-0 min-w-0 flex-col"
      onKeyDownCapture={runOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onRun(names.length > 1 ? operation : undefined);
      }}
    >
      <RequestBar
        operations={names}
        operation={operation ?? ''}
        busy={busy}
        isValid={document !== undefined}
        onChoose={setChosen}
        onFormat={format}
      />
      <CodeEditor
        label="Query"
        text={text.query}
        revision={formats}
        language={language}
        onChange={(query) => onEdit({ query })}
        className="h-96 lg:h-auto lg:min-h-0 lg:flex-2"
      />
      <h2 className="border-y border-line bg-tint px-4 py-1.5 text-sm">Variables</h2>
      <CodeEditor
        label="Variables"
        text={text.variables}
        revision={formats}
        language={variablesLanguage}
        onChange={(variables) => onEdit({ variables })}
        className="h-40 lg:h-auto lg:min-h-0 lg:flex-1"
      />
    </form>
  );
}
