import { expect, it } from 'vitest';
import { addTab, closeTab, editTab, readTabs, storeTabs, type EditorTabs } from './editorTabs.ts';
import { examples } from './examples.ts';

const KEY = 'treadline.playground.tabs';
const THREE: EditorTabs = {
  tabs: [1, 2, 3].map((id) => ({ id, query: `{ tab${id} }`, variables: '' })),
  openId: 2,
};

it('a new browser tab begins with the first example', () => {
  expect(readTabs().tabs).toEqual([{ id: 1, query: examples[0]?.query, variables: examples[0]?.variables }]);
});

it('a reload finds the tabs, their text and the open one', () => {
  storeTabs(editTab(closeTab(THREE, 1), 2, { variables: '{}' }));
  const { tabs, openId } = readTabs();
  expect(tabs.map(({ query, variables }) => [query, variables])).toEqual([
    ['{ tab2 }', '{}'],
    ['{ tab3 }', ''],
  ]);
  expect(tabs.find(({ id }) => id === openId)?.query).toBe('{ tab2 }');
});

it.each(['', '{', 'null', '[]', '{"tabs":7}', '{"tabs":[]}'])(
  'starts with one tab if %o is stored',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readTabs().tabs).toHaveLength(1);
  },
);

it('repairs what an older version may have stored', () => {
  sessionStorage.setItem(KEY, '{"tabs":[{"query":"{ a }"},null],"openAt":9}');
  expect(readTabs()).toEqual({
    tabs: [
      { id: 1, query: '{ a }', variables: '' },
      { id: 2, query: '', variables: '' },
    ],
    openId: 1,
  });
});

it('a new tab is opened, and gets an id of its own', () => {
  expect(addTab(THREE)).toMatchObject({ tabs: [{}, {}, {}, { id: 4, query: '' }], openId: 4 });
});

it('closing the open tab opens its neighbour, closing another changes nothing else', () => {
  expect(closeTab(THREE, 2).openId).toBe(3);
  expect(closeTab({ ...THREE, openId: 3 }, 3).openId).toBe(2);
  expect(closeTab(THREE, 1).openId).toBe(2);
});

it('an empty tab takes the place of the last one', () => {
  const one = closeTab(closeTab(THREE, 1), 2);
  expect(closeTab(one, 3).tabs).toMatchObject([{ query: '', variables: '' }]);
  expect(closeTab(one, 3).openId).not.toBe(3);
});
