import { useState } from 'react';
import type { SchemaPlace } from '../explorer/schemaPlace.ts';
import type { EditorTab, TabText } from '../tabs/editorTabs.ts';
import { AnswerPane } from './AnswerPane.tsx';
import { RequestForm } from './RequestForm.tsx';
import { sendOperation, type Answer } from './sendOperation.ts';

interface WorkbenchProps {
  tab: EditorTab;
  isOpen: boolean;
  onEdit: (text: Partial<TabText>) => void;
  onShowInDocs: (place: SchemaPlace) => void;
}

/** A tab's request and its answer. Hidden tabs stay, so that they keep their answers and what can be undone. */
export function Workbench({ tab, isOpen, onEdit, onShowInDocs }: WorkbenchProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const run = async (operationName: string | undefined) => {
    if (busy) return;
    setBusy(true);
    setAnswer(await sendOperation({ ...tab, operationName }));
    setBusy(false);
  };
  return (
    <div hidden={!isOpen} className="grid min-h-0 flex-1 md:grid-cols-2">
      <RequestForm
        text={tab}
        busy={busy}
        onEdit={onEdit}
        onRun={(operationName) => void run(operationName)}
        onShowInDocs={onShowInDocs}
      />
      <AnswerPane answer={answer} busy={busy} />
    </div>
  );
}
