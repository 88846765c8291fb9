import { Node } from '@tiptap/core';
import { isSafePicture } from '@treadline/schema/input/rich-text';

const pictureIn = (element: HTMLElement): Element | null =>
  element.localName === 'img' ? element : element.querySelector('img');

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute(name) ?? null,
});

/** A picture on its own line, with a caption. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    width: attribute('width'),
    height: attribute('height'),
    caption: {
      default: '',
      parseHTML: (element: HTMLElement) => element.querySelector('figcaption')?.textContent ?? '',
      renderHTML: () => ({}),
    },
  }),

  parseHTML: () =>
    ['figure', 'img'].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) =>
        isSafePicture(pictureIn(element)?.getAttribute('src') ?? '') ? null : false,
    })),

  renderHTML: ({ node, HTMLAttributes }) => {
    const caption = String(node.attrs['caption'] ?? '');
    return ['figure', ['img', HTMLAttributes], ...(caption ? [['figcaption', caption] as const] : [])];
  },
});
