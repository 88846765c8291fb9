// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { richTextExtensions } from './richTextExtensions.ts';
import { cleanPasted, fromEditor, toEditor } from './richTextHtml.ts';

it('placeholders survive the editor: as chips in text, unchanged in addresses', () => {
  const html = '<p>Within {{returnDays}} days, <a href="{{phoneLink}}" rel="noopener">{{ phone }}</a>.</p>';
  expect(toEditor(html)).toContain('Within <span data-placeholder="returnDays"></span> days');
  expect(fromEditor(toEditor(html))).toBe(html.replace('{{ phone }}', '{{phone}}'));
});

it('the editor’s own markup isn’t stored', () => {
  expect(
    fromEditor(
      '<ul><li><p>one</p></li></ul><table><tbody><tr><th colspan="1" rowspan="1"><p>Size</p></th></tr>' +
        '<tr><td colspan="2" rowspan="1"><p>205/55</p></td></tr></tbody></table><p></p>',
    ),
  ).toBe(
    '<ul><li>one</li></ul><table><thead><tr><th>Size</th></tr></thead>' +
      '<tbody><tr><td colspan="2">205/55</td></tr></tbody></table>',
  );
});

it('C-31 only what can be stored is kept of a pasted text', () => {
  expect(
    cleanPasted(
      '<style>p { color: red }</style><h1 style="x" class="y">Title</h1><div>line <b onclick="a()">bold</b></div>' +
        '<a href="javascript:alert(1)">words</a><img src="x" onerror="alert(1)"><script>alert(1)</script><!-- c -->',
    ),
  ).toBe('<h2>Title</h2><p>line <strong>bold</strong></p>words');
});

it('a picture keeps its size and caption', () => {
  const html =
    '<figure><img src="/drawings/sidewall.svg" alt="A sidewall" width="450" height="578">' +
    '<figcaption>Both sides say the same.</figcaption></figure><p>More.</p>';
  const editor = new Editor({ extensions: richTextExtensions([]), content: toEditor(html) });
  expect(fromEditor(editor.getHTML())).toBe(html);
  editor.destroy();
});
