import { Prose } from '../ui/base/Prose.tsx';
import { nameOf, type Schema } from './openApi.ts';
import { typeText } from './typeText.ts';

interface PropertyProps {
  name: string;
  schema: Schema;
  /** Marks a property as required or optional; omitted if that's obvious. */
  note?: 'required' | 'may be missing' | undefined;
  isAnswer?: boolean;
}

/** A property's or parameter's name, type, meaning and nested properties. */
export function Property({ name, schema, note, isAnswer = false }: PropertyProps) {
  return (
    <li className="py-2">
      <p className="text-sm">
        <code className="font-[650] text-ink">{name}</code> <TypeOf schema={schema} />
        {note && <span className="text-xs font-[650]"> · {note}</span>}
      </p>
      {schema.description && (
        <p className="text-sm text-ink-2">
          <Prose>{schema.description}</Prose>
        </p>
      )}
      <SchemaTree schema={schema} isAnswer={isAnswer} />
    </li>
  );
}

function TypeOf({ schema }: { schema: Schema }) {
  const ref = schema.$ref ?? schema.items?.$ref;
  return (
    <span className="text-xs text-ink-2">
      {typeText(schema)}
      {ref && (
        <>
          {schema.items && ' of '}
          <a href={`#schema-${nameOf({ $ref: ref })}`} className="underline">
            {nameOf({ $ref: ref })}
          </a>
        </>
      )}
    </span>
  );
}

/** The properties of an object, or of a list's items. Renders nothing for plain values. */
function SchemaTree({ schema, isAnswer }: { schema: Schema; isAnswer: boolean }) {
  const { properties, required = [], items, additionalProperties } = schema;
  if (items) return <SchemaTree schema={items} isAnswer={isAnswer} />;
  if (additionalProperties)
    return (
      <SchemaTree
        schema={{ properties: { '(any name)': additionalProperties }, required: ['(any name)'] }}
        isAnswer
      />
    );
  if (!properties) return null;
  return (
    <ul className="mt-1 divide-y divide-line border-l-2 border-line pl-4">
      {Object.entries(properties).map(([name, property]) => (
        <Property
          key={name}
          name={name}
          schema={property}
          note={noteOf(required.includes(name), isAnswer)}
          isAnswer={isAnswer}
        />
      ))}
    </ul>
  );
}

/** Senders need to know what's required, and recipients what may be missing. */
function noteOf(required: boolean, isAnswer: boolean) {
  if (required) return isAnswer ? undefined : 'required';
  return isAnswer ? 'may be missing' : undefined;
}

/** A stand-alone schema: its type, meaning and properties. */
export function WholeSchema({ schema, isAnswer = false }: { schema: Schema; isAnswer?: boolean }) {
  return (
    <>
      <p className="text-sm">
        <TypeOf schema={schema} /> {schema.description && <Prose>{schema.description}</Prose>}
      </p>
      <SchemaTree schema={schema} isAnswer={isAnswer} />
    </>
  );
}
