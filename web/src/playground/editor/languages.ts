import {
  closeBrackets,
  closeBracketsKeymap,
  autocompletion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { indentOnInput } from '@codemirror/language';
import { linter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { graphql, showInDocsCommand } from 'cm6-graphql';
import type { SchemaPlace } from '../explorer/schemaPlace.ts';
import { shopSchema } from '../explorer/shopSchema.ts';

/** Tab keeps moving the focus, so that nobody is caught in an editor. */
const typing: Extension = [
  history(),
  indentOnInput(),
  closeBrackets(),
  keymap.of([...closeBracketsKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
];

/** GraphQL on the shop's schema. Ctrl-click or F1 on a field shows it in the explorer. */
export function queryLanguage(onShowInDocs: (place: SchemaPlace) => void): Extension {
  const show = (field?: string, type?: string, parentType?: string) => {
    if (field && parentType) onShowInDocs({ type: parentType, field });
    else if (type) onShowInDocs({ type: type.replaceAll(/[[\]!]/g, '') });
  };
  return [
    keymap.of([{ key: 'F1', run: showInDocsCommand }]),
    typing,
    autocompletion(),
    graphql(shopSchema, { onShowInDocs: show }),
  ];
}

const checkJson = jsonParseLinter();

export const variablesLanguage: Extension = [
  typing,
  json(),
  linter((view) => (view.state.doc.toString().trim() ? checkJson(view) : [])),
];

export const responseLanguage: Extension = [json(), EditorState.readOnly.of(true)];
