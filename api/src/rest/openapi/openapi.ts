import type { JsonSchema } from '../route/json-schema.ts';
import type { RestTag } from '../route/rest-tags.ts';

/** The parts of OpenAPI 3.1 that the document uses: https://spec.openapis.org/oas/v3.1.1.html */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly externalDocs: { readonly url: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<SecurityScheme, object>>;
    readonly schemas: Readonly<Record<string, OpenApiSchema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}

export type Method = 'get' | 'post' | 'put' | 'delete';
export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

export type SecurityScheme = 'token' | 'apiKey' | 'orderKey';

/** All schemes in it are required, each with its roles or scopes. An empty requirement means that anyone can call. */
export type SecurityRequirement = Readonly<Partial<Record<SecurityScheme, readonly string[]>>>;

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: OpenApiSchema;
}

/** A schema whose parts can be references. */
export interface OpenApiSchema extends Omit<JsonSchema, 'items' | 'properties' | 'additionalProperties'> {
  readonly $ref?: string;
  readonly items?: OpenApiSchema;
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly additionalProperties?: OpenApiSchema;
}

export interface MediaType {
  readonly schema: OpenApiSchema;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly RestTag[];
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse | Reference>>;
}
