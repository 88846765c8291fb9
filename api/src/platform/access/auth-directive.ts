import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLSchema,
  getNullableType,
  isEnumType,
  type GraphQLEnumType,
  type GraphQLFieldConfig,
} from 'graphql';
import { Directive } from 'type-graphql';
import type { Context } from '../services/context.ts';
import type { Scope } from '../services/scope.enum.ts';
import { argumentDemands } from './auth-arguments.ts';
import { demandsOn, refusalOf, type Audience, type Demand } from './auth-demand.ts';

/**
 * `@auth(requires: Role!, scope: Scope, orderKey: Boolean)`, as printed in the schema. It shares the schema's
 * own Role and Scope types.
 */
function authDirective(role: GraphQLEnumType, scope: GraphQLEnumType): GraphQLDirective {
  return new GraphQLDirective({
    name: 'auth',
    description: 'Who may use this. Everybody else gets null and an error FORBIDDEN or UNAUTHENTICATED.',
    locations: [
      DirectiveLocation.FIELD_DEFINITION,
      DirectiveLocation.OBJECT,
      DirectiveLocation.ARGUMENT_DEFINITION,
      DirectiveLocation.INPUT_FIELD_DEFINITION,
    ],
    args: {
      requires: {
        type: new GraphQLNonNull(role),
        description:
          'GUEST for anybody, CUSTOMER for the signed-in, ADMIN for staff whose role has the scope.',
      },
      scope: {
        type: scope,
        description: 'The scope that staff and API keys need. Keys may use nothing else but what guests may.',
      },
      orderKey: {
        type: GraphQLBoolean,
        description:
          'Whether a guest may use it who sends the key of an order: it then acts on that order alone.',
      },
    },
  });
}

function enumOf(schema: GraphQLSchema, name: string): GraphQLEnumType {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The schema has no enum ${name}, which @auth needs.`);
  return type;
}

/** Adds the definition to a schema whose fields already carry the directive. */
export function withAuthDirective(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    directives: [...config.directives, authDirective(enumOf(schema, 'Role'), enumOf(schema, 'Scope'))],
  });
}

type Stated = MethodDecorator & PropertyDecorator & ClassDecorator;

/** Who may use something in addition to its audience. */
interface OthersToo {
  /** The scope that opens it to staff and to API keys as well. */
  readonly scope?: Scope;
  /** Whether the key of an order opens it to guests. */
  readonly orderKey?: true;
}

/**
 * States on a field, argument, input field or type who may use it. What is for staff names the scope that opens it to
 * their role; an API key may have it too, unless it is one for people.
 */
export function Auth(requires: 'ADMIN', scope: Scope): Stated;
export function Auth(requires: 'GUEST' | 'CUSTOMER', others?: OthersToo): Stated;
export function Auth(requires: Audience, others: Scope | OthersToo = {}): Stated {
  const { scope, orderKey }: OthersToo = typeof others === 'string' ? { scope: others } : others;
  const opened = [scope && `, scope: ${scope}`, orderKey && ', orderKey: true'].filter(Boolean).join('');
  return Directive(`@auth(requires: ${requires}${opened})`);
}

type Field = GraphQLFieldConfig<unknown, Context, Record<string, unknown>>;

function guard(
  field: Field,
  demands: readonly Demand[],
  ofArguments: ReturnType<typeof argumentDemands>,
): Field {
  const { resolve = defaultFieldResolver } = field;
  return {
    ...field,
    resolve(source, args, context, info) {
      const refusal = refusalOf(context.viewer, ofArguments ? [...demands, ...ofArguments(args)] : demands);
      if (refusal) throw refusal;
      return resolve(source, args, context, info);
    },
  };
}

/**
 * Enforces every `@auth` of the finished schema, however a field was declared: on fields, on their types, and
 * on arguments and input fields that are given. One transform covers the whole schema, so that no field
 * escapes it. A field with demands of its own becomes nullable: whoever may not use it still gets its neighbours.
 */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  const demandsOf = (node: object) => demandsOn(schema, node).filter(({ requires }) => requires !== 'GUEST');
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field, _name, typeName) => {
      const type = schema.getType(typeName);
      const ofField = demandsOf(field);
      const demands = [...ofField, ...(type ? demandsOf(type) : [])];
      const ofArguments = argumentDemands(schema, field.args ?? {});
      const refusable = ofField.length > 0 ? { ...field, type: getNullableType(field.type) } : field;
      return demands.length > 0 || ofArguments ? guard(refusable, demands, ofArguments) : refusable;
    },
  });
}
