import {
  Kind,
  print,
  TokenKind,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type Token,
} from 'graphql';

/** Printed in place of a comment; the second form continues the line before. */
const MARK = /__comment_(\d+)|\s*__trailing_comment_(\d+)/g;

function commentsOf(document: DocumentNode): Token[] {
  const comments: Token[] = [];
  for (let token = document.loc?.startToken ?? null; token; token = token.next)
    if (token.kind === TokenKind.COMMENT) comments.push(token);
  return comments;
}

function markOf(comment: Token, index: number): FieldNode {
  const form = comment.prev?.line === comment.line ? '__trailing_comment_' : '__comment_';
  return { kind: Kind.FIELD, name: { kind: Kind.NAME, value: `${form}${index}` } };
}

/**
 * Formats a document as graphql prints it, with its comments. Each stands before the field or definition that it stood
 * before; those among arguments and variables move below them.
 */
export function formatDocument(document: DocumentNode): string {
  const comments = commentsOf(document);
  let next = 0;

  function marksBefore(position: number): FieldNode[] {
    const from = next;
    while ((comments[next]?.start ?? Infinity) < position) next += 1;
    return comments.slice(from, next).map((comment, index) => markOf(comment, from + index));
  }

  function markSelections(set: SelectionSetNode): SelectionSetNode {
    const selections = set.selections.flatMap((selection) => {
      const marks = marksBefore(selection.loc?.start ?? 0);
      const isSet = 'selectionSet' in selection && selection.selectionSet;
      return [
        ...marks,
        isSet ? { ...selection, selectionSet: markSelections(selection.selectionSet) } : selection,
      ];
    });
    return { ...set, selections: [...selections, ...marksBefore(set.loc?.end ?? 0)] };
  }

  function printMarked(definition: DefinitionNode): string {
    const marks = marksBefore(definition.loc?.start ?? 0).map(print);
    const marked =
      'selectionSet' in definition
        ? { ...definition, selectionSet: markSelections(definition.selectionSet) }
        : definition;
    return [...marks, print(marked)].join('\n');
  }

  const definitions = document.definitions.map(printMarked);
  const parts = [...definitions, marksBefore(Infinity).map(print).join('\n')].filter(Boolean);
  return parts.join('\n\n').replaceAll(MARK, (_, own?: string, trailing?: string) => {
    const comment = `#${comments[Number(own ?? trailing)]?.value.trimEnd() ?? ''}`;
    return own === undefined ? ` ${comment}` : comment;
  });
}
