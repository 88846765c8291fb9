import { isAbstractType, isEnumType, isInterfaceType, isObjectType, type GraphQLNamedType } from 'graphql';
import { Description } from './Description.tsx';
import { Member } from './Member.tsx';
import { PlaceList } from './PlaceList.tsx';
import { fieldsOf, type SchemaPlace } from './schemaPlace.ts';
import { shopSchema } from './shopSchema.ts';

interface TypeListProps {
  label: string;
  types: readonly GraphQLNamedType[];
  onOpen: (place: SchemaPlace) => void;
}

function TypeList({ label, types, onOpen }: TypeListProps) {
  if (types.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-[650]">{label}</p>
      <PlaceList label={label} places={types.map(({ name }) => ({ type: name }))} onOpen={onOpen} />
    </div>
  );
}

interface TypeDetailsProps {
  place: SchemaPlace;
  onOpen: (place: SchemaPlace) => void;
}

/** A type: its description, its relatives, and its fields or values. */
export function TypeDetails({ place, onOpen }: TypeDetailsProps) {
  const type = shopSchema.getType(place.type);
  if (!type) return null;
  const fields = fieldsOf(type);
  const possible = isAbstractType(type) ? shopSchema.getPossibleTypes(type) : [];
  const interfaces = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
  const values = isEnumType(type) ? type.getValues() : [];
  return (
    <div className="grid gap-3">
      <h3 data-open={place.field === undefined || undefined} tabIndex={-1} className="scroll-my-4 text-base">
        {type.name}
      </h3>
      <Description description={type.description} astNode={type.astNode} />
      <TypeList label="One of" types={possible} onOpen={onOpen} />
      <TypeList label="Implements" types={interfaces} onOpen={onOpen} />
      {fields.length > 0 && (
        <ul aria-label={`Fields of ${type.name}`} className="divide-y divide-line">
          {fields.map((field) => (
            <Member key={field.name} member={field} onOpen={onOpen} isOpen={field.name === place.field} />
          ))}
        </ul>
      )}
      {values.length > 0 && (
        <ul aria-label={`Values of ${type.name}`} className="divide-y divide-line">
          {values.map((value) => (
            <li key={value.name} className="py-2 text-sm">
              <code className="font-[650]">{value.name}</code>
              <Description {...value} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
