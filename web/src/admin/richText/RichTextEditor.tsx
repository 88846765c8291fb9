import './richText.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { classes } from '../../ui/base/classes.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import type { Placeholder } from './placeholderNode.ts';
import { richTextExtensions } from './richTextExtensions.ts';
import { cleanPasted, fromEditor, toEditor } from './richTextHtml.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

export interface RichTextEditorProps {
  /** The stored HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Lets a form focus the editor to show an error. */
  ref?: Ref<{ focus: () => void }>;
  /** Settings that the text can insert; without them there's no menu. */
  placeholders?: readonly Placeholder[];
  labelId: string;
  describedBy?: string;
  invalid: boolean;
}

const NO_PLACEHOLDERS: readonly Placeholder[] = [];

/** The editor with its toolbar. Alt+F10 moves from the text to the toolbar, Escape back. */
export function RichTextEditor(props: RichTextEditorProps) {
  const {
    value,
    onChange,
    onBlur,
    ref,
    labelId,
    describedBy,
    invalid,
    placeholders = NO_PLACEHOLDERS,
  } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const emitted = useRef(value);
  const extensions = useMemo(() => richTextExtensions(placeholders), [placeholders]);
  const change = useEffectEvent((html: string) => {
    emitted.current = html;
    onChange(html);
  });
  const blur = useEffectEvent(() => onBlur?.());
  const [content] = useState(() => toEditor(value));
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: 'rich-text rich-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
      },
      transformPastedHTML: cleanPasted,
      handleKeyDown(_view: unknown, { altKey, key }: KeyboardEvent) {
        if (!altKey || key !== 'F10') return false;
        toolbar.current?.querySelector('button')?.focus();
        return true;
      },
    }),
    [labelId, describedBy, invalid],
  );
  const editor = useEditor({ extensions, content, injectCSS: false, editorProps });

  useEffect(() => {
    const tell = () => change(fromEditor(editor.getHTML()));
    const left = () => blur();
    editor.on('update', tell).on('blur', left);
    return () => void editor.off('update', tell).off('blur', left);
  }, [editor]);

  // A value from outside, such as a restored draft, replaces the text.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(toEditor(value), { emitUpdate: false });
  }, [editor, value]);

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  return (
    <div
      className={classes(
        'min-w-0 rounded-md border-[1.5px] bg-card focus-within:border-ink',
        invalid ? 'border-bad' : 'border-edge',
      )}
    >
      <RichTextToolbar
        ref={toolbar}
        editor={editor}
        labelId={labelId}
        placeholders={placeholders}
        onLink={() => setDialog('link')}
        onPicture={() => setDialog('picture')}
      />
      <EditorContent editor={editor} className="max-w-[75ch] px-4 py-5 md:px-6" />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  );
}
