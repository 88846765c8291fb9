import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const HOVER = 'color-mix(in srgb, var(--color-ink) 14%, transparent)';

/** The shop's colours, which follow the light and the dark theme. */
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--color-ink)', backgroundColor: 'var(--color-card)' },
  '&.cm-focused': { outline: 'none' },
  // Above the line numbers, which would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: '3px solid var(--color-focus)',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--font-mono, monospace)', fontSize: '0.875rem', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--color-ink)', paddingBlock: '0.5rem' },
  '.cm-gutters': { color: 'var(--color-ink-2)', backgroundColor: 'var(--color-card)', borderRight: '0' },
  '.cm-foldPlaceholder, .cm-panels, .cm-tooltip': {
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-tint)',
    borderColor: 'var(--color-edge)',
  },
  '.cm-tooltip': { fontFamily: 'var(--font-sans)', fontSize: '0.875rem', maxWidth: 'min(32rem, 90vw)' },
  '.cm-completionDetail': { color: 'var(--color-ink-2)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--color-paper)',
    backgroundColor: 'var(--color-ink)',
    '& .cm-completionDetail': { color: 'inherit' },
  },
  '&.cm-focused .cm-matchingBracket, .cm-searchMatch': { backgroundColor: HOVER },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--color-signal)', color: 'var(--color-on-signal)' },
  '.cm-panel.cm-search :is(input, button, label)': { fontSize: '0.8125rem' },
  '.cm-textfield::placeholder': { color: 'var(--color-ink-2)' },
  '.cm-textfield, .cm-button': {
    color: 'inherit',
    backgroundColor: 'var(--color-card)',
    backgroundImage: 'none',
    borderColor: 'var(--color-edge)',
  },
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--color-moving)' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--color-ready)' },
  { tag: tags.string, color: 'var(--color-good)' },
  { tag: [tags.number, tags.bool, tags.null, tags.special(tags.name)], color: 'var(--color-warn)' },
  { tag: tags.variableName, color: 'var(--color-bad)' },
  { tag: tags.comment, color: 'var(--color-ink-2)', fontStyle: 'italic' },
]);

export const editorTheme: Extension = [look, syntaxHighlighting(colours)];
