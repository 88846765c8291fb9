import type { Extensions } from '@tiptap/core';
import { Table, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink, LINK_REL, LINK_SCHEMES } from '@treadline/schema/input/rich-text';
import { pictureNode } from './pictureNode.ts';
import { placeholderNode, type Placeholder } from './placeholderNode.ts';

/** Tables without column widths, which stored texts don't have. */
const plainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** The editor's extensions: exactly the elements that the API accepts. */
export const richTextExtensions = (placeholders: readonly Placeholder[]): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: [...LINK_SCHEMES],
      isAllowedUri: (address) => isSafeLink(address),
      HTMLAttributes: { rel: LINK_REL, target: null },
    },
  }),
  TableKit.configure({ table: false }),
  plainTable,
  pictureNode,
  placeholderNode.configure({ known: placeholders }),
];
