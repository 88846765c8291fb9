import type { ApolloLink, OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { use } from 'react';
import { documentAsSent } from '../apollo/documentAsSent.ts';
import type { PageAnswer, ReadsPageQueries, SuspenseOptions } from '../apollo/pageQueriesContext.ts';
import { PageState } from './pageState.ts';

/** One operation, as the server's GraphQL executor takes it. */
export interface ServerOperation {
  /** The text of the document. */
  query: string;
  variables: OperationVariables;
}

/** Runs an operation in process, as a guest. */
export type Execute = (operation: ServerOperation) => Promise<ApolloLink.Result>;

/**
 * The queries of one page while the server renders it. Components use the raw answers: reading each of about a
 * hundred fragments from a normalised cache took as long as React itself.
 */
export class PageQueries implements ReadsPageQueries {
  /** For the browser that takes over. */
  readonly state = new PageState();
  readonly #execute: Execute;
  readonly #answers = new Map<string, Promise<PageAnswer>>();

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  /** Components with the same query share its answer. */
  read(document: DocumentNode, { variables = {}, errorPolicy = 'none' }: SuspenseOptions = {}): PageAnswer {
    const sent = sentForm(document);
    const key = `${sent.text} ${JSON.stringify(variables)}`;
    const asked = this.#answers.get(key) ?? this.#ask(sent, variables);
    this.#answers.set(key, asked);
    const answer = use(asked);
    if (answer.error && errorPolicy === 'none') throw answer.error;
    return answer;
  }

  async #ask({ text, document }: SentForm, variables: OperationVariables): Promise<PageAnswer> {
    const result = await this.#execute({ query: text, variables });
    if (result.errors?.length)
      return { data: result.data ?? undefined, error: new CombinedGraphQLErrors(result) };
    if (result.data) this.state.write(document, variables, result.data);
    return { data: result.data };
  }
}

interface SentForm {
  readonly document: DocumentNode;
  readonly text: string;
}

const sentForms = new WeakMap<DocumentNode, SentForm>();

/** A document as it's sent, printed once: printing takes longer than many an answer. */
function sentForm(document: DocumentNode): SentForm {
  const known = sentForms.get(document);
  if (known) return known;
  const sent = documentAsSent(document);
  const form = { document: sent, text: print(sent) };
  sentForms.set(document, form);
  return form;
}
