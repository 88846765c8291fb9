import { Toolbar } from '@base-ui/react/toolbar';
import { useEditorState, type Editor } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { classes } from '../../ui/base/classes.ts';
import { PlaceholderMenu } from './PlaceholderMenu.tsx';
import type { Placeholder } from './placeholderNode.ts';
import { tableTools, toolGroups, type Tool } from './richTextTools.ts';

const BAR =
  'sticky top-13 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-t-md border-b border-line bg-tint p-1.5 ' +
  'max-md:static';

interface RichTextToolbarProps {
  editor: Editor;
  labelId: string;
  placeholders: readonly Placeholder[];
  onLink: () => void;
  onPicture: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The editor's toolbar. Arrow keys move between buttons, Escape goes back to the text. */
export function RichTextToolbar({ editor, labelId, placeholders, ref, ...dialogs }: RichTextToolbarProps) {
  const groups = toolGroups(editor, dialogs);
  // Re-renders when a button changes, not on every keystroke.
  const isInTable = useEditorState({ editor, selector: () => stateOf(editor) }).endsWith('table');
  return (
    <Toolbar.Root
      ref={ref}
      aria-labelledby={labelId}
      className={BAR}
      onKeyDown={({ key }) => key === 'Escape' && editor.commands.focus()}
    >
      {groups.map((tools) => (
        <ToolGroup key={tools[0]?.label} tools={tools} />
      ))}
      {placeholders.length > 0 && <PlaceholderMenu editor={editor} placeholders={placeholders} />}
      {isInTable && <ToolGroup tools={tableTools(editor)} label="Table" />}
    </Toolbar.Root>
  );
}

const nothing = () => undefined;
const NO_DIALOGS = { onLink: nothing, onPicture: nothing };

/** The state of all buttons as a string, which changes when any of them does. */
function stateOf(editor: Editor): string {
  const states = toolGroups(editor, NO_DIALOGS)
    .flat()
    .map(({ isActive, isPossible }) => `${isActive}${isPossible}`);
  return [...states, editor.isActive('table') ? 'table' : 'text'].join(' ');
}

function ToolGroup({ tools, label }: { tools: readonly Tool[]; label?: string }) {
  return (
    <Toolbar.Group aria-label={label} className="flex flex-wrap items-center">
      {tools.map((tool) => (
        <ToolButton key={tool.label} {...tool} />
      ))}
    </Toolbar.Group>
  );
}

function ToolButton({ label, icon: Icon, run, isActive, isPossible = true }: Tool & { icon: LucideIcon }) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-pressed={isActive}
      title={label}
      disabled={!isPossible}
      onClick={run}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      className={classes(
        'grid size-10 place-items-center rounded-md hover:bg-line focus-visible:rounded-md md:size-9',
        'data-disabled:opacity-40',
        isActive && 'bg-ink text-paper hover:bg-ink',
      )}
    >
      <Icon className="size-4.5" />
    </Toolbar.Button>
  );
}
