import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/** GraphiQL brings a set-up of its own, which writes to the console at each worker. */
const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphqlWorker };

/** Tells the editor where its workers are: files of this build, for the security policy allows no others. */
export function provideEditorWorkers(): void {
  self.MonacoEnvironment = {
    getWorker: (_id: string, language: string) => new (workers[language] ?? EditorWorker)(),
  };
}
