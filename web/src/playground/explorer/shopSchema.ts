import schemaText from '@treadline/schema/schema.graphql?raw';
import { buildSchema } from 'graphql';

/** The schema this build was made with. Introspection would leave out who may use a field and what input is valid. */
export const shopSchema = buildSchema(schemaText, { assumeValid: true, assumeValidSDL: true });
