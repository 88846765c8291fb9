import { astFromValue, print, type GraphQLArgument } from 'graphql';
import { classes } from '../../ui/base/classes.ts';
import { Description } from './Description.tsx';
import type { AnyField, SchemaPlace } from './schemaPlace.ts';
import { TypeLink } from './TypeLink.tsx';

type AnyMember = AnyField | GraphQLArgument;

/** The default value and the rules of what is given, as the schema writes them. */
function rulesOf(member: AnyMember): string {
  const value = 'defaultValue' in member ? astFromValue(member.defaultValue, member.type) : null;
  const rules = member.astNode?.directives?.filter(({ name }) => name.value === 'constraint') ?? [];
  return [...(value ? [`= ${print(value)}`] : []), ...rules.map(print)].join(' ');
}

interface MemberProps {
  member: AnyMember;
  onOpen: (place: SchemaPlace) => void;
  isOpen?: boolean;
}

/** A field or an argument: its type, meaning and rules, and a field's own arguments. */
export function Member({ member, onOpen, isOpen = false }: MemberProps) {
  const { name, type } = member;
  const rules = rulesOf(member);
  const args = 'args' in member ? member.args : [];
  return (
    <li
      data-open={isOpen || undefined}
      tabIndex={isOpen ? -1 : undefined}
      className={classes('scroll-my-4 py-2', isOpen && '-mx-2 rounded-md bg-tint px-2')}
    >
      <p className="text-sm wrap-anywhere">
        <code className="font-[650]">{name}</code>: <TypeLink type={type} onOpen={onOpen} />
      </p>
      <Description {...member} />
      {rules && <code className="text-xs wrap-anywhere text-ink-2">{rules}</code>}
      {args.length > 0 && (
        <ul aria-label={`Arguments of ${name}`} className="ml-1 border-l border-line pl-3">
          {args.map((argument) => (
            <Member key={argument.name} member={argument} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </li>
  );
}
