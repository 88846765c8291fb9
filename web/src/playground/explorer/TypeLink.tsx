import { getNamedType, type GraphQLType } from 'graphql';
import type { SchemaPlace } from './schemaPlace.ts';

interface TypeLinkProps {
  type: GraphQLType;
  onOpen: (place: SchemaPlace) => void;
}

/** A type as the schema writes it, such as `[Order!]!`, with its name to be opened. */
export function TypeLink({ type, onOpen }: TypeLinkProps) {
  const { name } = getNamedType(type);
  const [before, after] = String(type).split(name);
  return (
    <code>
      {before}
      <button
        type="button"
        onClick={() => onOpen({ type: name })}
        className="min-h-6 text-ready underline underline-offset-2"
      >
        {name}
      </button>
      {after}
    </code>
  );
}
