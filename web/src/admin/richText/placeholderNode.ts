import { mergeAttributes, Node, nodeInputRule } from '@tiptap/core';
import { placeholderWords } from './placeholderWords.ts';
import { CHIP_ATTRIBUTE } from './richTextHtml.ts';

/** A setting that a text can insert. */
export interface Placeholder {
  name: string;
  /** The current value. */
  value: string;
}

interface PlaceholderOptions {
  known: readonly Placeholder[];
}

const TYPED = /\{\{\s*(\w+)\s*\}\}$/;

/** A placeholder as a chip with its current value, which moves, copies and deletes as one. */
export const placeholderNode = Node.create<PlaceholderOptions>({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,

  addOptions: () => ({ known: [] }),

  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute(CHIP_ATTRIBUTE),
      renderHTML: ({ name }: Record<string, string>) => ({ [CHIP_ATTRIBUTE]: name }),
    },
  }),

  parseHTML: () => [{ tag: `span[${CHIP_ATTRIBUTE}]` }],

  renderHTML({ node, HTMLAttributes }) {
    const name = String(node.attrs['name']);
    const value = this.options.known.find((known) => known.name === name)?.value;
    const look =
      value === undefined
        ? { class: 'rich-chip rich-chip-unknown', title: 'Unknown placeholder' }
        : { class: 'rich-chip', title: placeholderWords(name) };
    return ['span', mergeAttributes(HTMLAttributes, look), value || `{{${name}}}`];
  },

  renderText: ({ node }) => `{{${node.attrs['name']}}}`,

  addInputRules() {
    return [nodeInputRule({ find: TYPED, type: this.type, getAttributes: ([, name]) => ({ name }) })];
  },
});
