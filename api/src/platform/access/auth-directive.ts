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
 * `@auth(requires: Role!, scope: Scope, orderKey: Boolean)`, as printed in the schema. It uses the schema's own Role
 * and Scope types.
 */
function authDirective(role: GraphQLEnumType, scope: GraphQLEnumType): GraphQLDirective {
  return new GraphQLDirective({
    name: 'auth',
    description: 'The callers allowed here. Others get null and a FORBIDDEN or UNAUTHENTICATED error.',
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
          'GUEST for everyone, CUSTOMER for signed-in callers, ADMIN for staff whose role has the scope.',
      },
      scope: {
        type: scope,
        description:
          'The scope that staff and API keys need. Without a scope, API keys can only use what guests can.',
      },
      orderKey: {
        type: GraphQLBoolean,
        description: 'Whether a guest can use it with an order key; it then acts on that order only.',
      },
    },
  });
}

function enumOf(schema: GraphQLSchema, name: string): GraphQLEnumType {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The schema has no enum ${name}, which @auth needs.`);
  return type;
}

/** Adds the directive's definition to a schema whose fields already carry it. */
export function withAuthDirective(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    directives: [...config.directives, authDirective(enumOf(schema, 'Role'), enumOf(schema, 'Scope'))],
  });
}

type Stated = MethodDecorator & PropertyDecorator & ClassDecorator;

/** Callers allowed in addition to the audience. */
interface OthersToo {
  /** The scope that also admits staff and API keys. */
  readonly scope?: Scope;
  /** Whether an order key admits guests. */
  readonly orderKey?: true;
}

/**
 * Declares who can use a field, argument, input field or type. Staff fields name the scope that admits a role; API
 * keys can have that scope too, unless it's reserved for people.
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
 * Enforces every `@auth` in the finished schema: on fields, on types, and on arguments and input fields that are
 * given. One transform covers the whole schema, so no field escapes it. A field with its own demands becomes
 * nullable, so a caller who can't use it still gets the fields beside it.
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
