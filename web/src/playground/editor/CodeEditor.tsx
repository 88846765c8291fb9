import { defaultKeymap } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { editorTheme } from './editorTheme.ts';

const common: Extension = [
  editorTheme,
  EditorView.lineWrapping,
  lineNumbers(),
  foldGutter(),
  bracketMatching(),
  search({ top: true }),
];
const commonKeys = keymap.of([...foldKeymap, ...searchKeymap, ...defaultKeymap]);

interface CodeEditorProps {
  /** For screen readers. */
  label: string;
  /** The text to begin with. */
  text: string;
  /** A new value replaces what is in the editor with `text`. */
  revision?: unknown;
  /** Read once. */
  language: Extension;
  onChange?: (text: string) => void;
  className?: string;
}

/**
 * A CodeMirror editor as high as its place. It stands in a shadow root because there CodeMirror adopts its style sheet,
 * where a document gets a style element, which the content security policy forbids.
 */
export function CodeEditor({ label, text, revision, language, onChange, className }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const report = useEffectEvent((typed: string) => onChange?.(typed));
  const create = useEffectEvent((root: ShadowRoot) => {
    const watch = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) report(state.doc.toString());
    });
    const name = EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' });
    return new EditorView({
      root,
      parent: root,
      doc: text,
      extensions: [language, common, commonKeys, name, watch],
    });
  });
  const replace = useEffectEvent(() => {
    const { doc } = editor.current?.state ?? {};
    if (doc === undefined || doc.toString() === text) return;
    editor.current?.dispatch({
      changes: { from: 0, to: doc.length, insert: text },
      effects: EditorView.scrollIntoView(0),
    });
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const view = create(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    editor.current = view;
    return () => view.destroy();
  }, []);
  useEffect(() => replace(), [revision]);
  return <div ref={host} className={className} />;
}
