import { Menu } from '@base-ui/react/menu';
import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/react';
import { ChevronDown } from 'lucide-react';
import type { Placeholder } from './placeholderNode.ts';
import { placeholderWords } from './placeholderWords.ts';

interface PlaceholderMenuProps {
  editor: Editor;
  placeholders: readonly Placeholder[];
}

const TRIGGER =
  'flex min-h-10 items-center gap-1 rounded-md px-2.5 text-sm font-[650] hover:bg-line focus-visible:rounded-md';
const POPUP =
  'max-h-[min(24rem,var(--available-height))] w-80 max-w-[92vw] overflow-y-auto rounded-md border border-line ' +
  'bg-card py-1 text-ink shadow-float outline-none';

/** A menu of settings that the text can insert, each with its current value. */
export function PlaceholderMenu({ editor, placeholders }: PlaceholderMenuProps) {
  const insert = (name: string) =>
    editor.chain().focus().insertContent({ type: 'placeholder', attrs: { name } }).run();
  return (
    <Menu.Root modal={false}>
      <Toolbar.Button render={<Menu.Trigger />} className={TRIGGER}>
        Insert value
        <ChevronDown className="size-4" />
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className="z-40 outline-none">
          <Menu.Popup
            // Keeps the cursor in the text.
            finalFocus={false}
            className={POPUP}
          >
            {placeholders.map(({ name, value }) => (
              <Menu.Item
                key={name}
                onClick={() => insert(name)}
                className="grid cursor-pointer gap-0.5 px-4 py-2 text-sm outline-none data-highlighted:bg-tint"
              >
                <span className="font-[650]">{placeholderWords(name)}</span>
                <span className="text-xs wrap-anywhere text-ink-2">{value || 'Empty in the settings'}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
