import { useEffect, useState } from 'react';
import { addTab, closeTab, editTab, readTabs, storeTabs, type TabText } from './editorTabs.ts';

/** The tabs of the playground, kept until the browser tab is closed. */
export function useEditorTabs() {
  const [state, setState] = useState(readTabs);
  useEffect(() => storeTabs(state), [state]);
  return {
    ...state,
    add: (text?: TabText) => setState((tabs) => addTab(tabs, text)),
    close: (id: number) => setState((tabs) => closeTab(tabs, id)),
    select: (id: number) => setState(({ tabs }) => ({ tabs, openId: id })),
    edit: (id: number, text: Partial<TabText>) => setState((tabs) => editTab(tabs, id, text)),
  };
}
