import type { Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Table2,
  TableColumnsSplit,
  TableProperties,
  TableRowsSplit,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

export interface Tool {
  label: string;
  icon: LucideIcon;
  run: () => void;
  /** Whether the cursor is in such an element; undefined for one-off actions. */
  isActive?: boolean;
  /** Whether the action is possible at the cursor. */
  isPossible?: boolean;
}

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** The tools that are always shown, in groups. */
export function toolGroups(
  editor: Editor,
  { onLink, onPicture }: { onLink: () => void; onPicture: () => void },
): Tool[][] {
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, label: string, icon: LucideIcon): Tool => ({
    label,
    icon,
    run: () => chain().toggleHeading({ level }).run(),
    isActive: editor.isActive('heading', { level }),
  });
  return [
    [
      heading(2, 'Heading', Heading2),
      heading(3, 'Smaller heading', Heading3),
      heading(4, 'Smallest heading', Heading4),
    ],
    [
      { label: 'Bold', icon: Bold, run: () => chain().toggleBold().run(), isActive: editor.isActive('bold') },
      {
        label: 'Italic',
        icon: Italic,
        run: () => chain().toggleItalic().run(),
        isActive: editor.isActive('italic'),
      },
      { label: 'Code', icon: Code, run: () => chain().toggleCode().run(), isActive: editor.isActive('code') },
    ],
    [
      {
        label: 'Bulleted list',
        icon: List,
        run: () => chain().toggleBulletList().run(),
        isActive: editor.isActive('bulletList'),
      },
      {
        label: 'Numbered list',
        icon: ListOrdered,
        run: () => chain().toggleOrderedList().run(),
        isActive: editor.isActive('orderedList'),
      },
      {
        label: 'Quotation',
        icon: Quote,
        run: () => chain().toggleBlockquote().run(),
        isActive: editor.isActive('blockquote'),
      },
    ],
    [
      { label: 'Link', icon: Link, run: onLink, isActive: editor.isActive('link') },
      { label: 'Picture', icon: ImagePlus, run: onPicture },
      {
        label: 'Insert table',
        icon: Table2,
        run: () => chain().insertTable(NEW_TABLE).run(),
        isPossible: !editor.isActive('table'),
      },
    ],
    [
      { label: 'Undo', icon: Undo2, run: () => chain().undo().run(), isPossible: editor.can().undo() },
      { label: 'Redo', icon: Redo2, run: () => chain().redo().run(), isPossible: editor.can().redo() },
    ],
  ];
}

/** The tools for the table at the cursor. */
export function tableTools(editor: Editor): Tool[] {
  const chain = () => editor.chain().focus();
  return [
    { label: 'Add row below', icon: BetweenVerticalEnd, run: () => chain().addRowAfter().run() },
    {
      label: 'Add column to the right',
      icon: BetweenHorizontalEnd,
      run: () => chain().addColumnAfter().run(),
    },
    { label: 'Remove row', icon: TableRowsSplit, run: () => chain().deleteRow().run() },
    { label: 'Remove column', icon: TableColumnsSplit, run: () => chain().deleteColumn().run() },
    { label: 'First row as headings', icon: TableProperties, run: () => chain().toggleHeaderRow().run() },
    { label: 'Remove table', icon: Trash2, run: () => chain().deleteTable().run() },
  ];
}
