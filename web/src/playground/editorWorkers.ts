import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/** Replaces GraphiQL's own set-up, which logs to the console for each worker. */
const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphqlWorker };

/** Tells the editor where to find its workers: the security policy allows only files of this build. */
export function provideEditorWorkers(): void {
  self.MonacoEnvironment = {
    getWorker: (_id: string, language: string) => new (workers[language] ?? EditorWorker)(),
  };
}
