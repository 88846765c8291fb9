import { expect, type APIResponse } from '@playwright/test';

export type JsonLd = Record<string, unknown> & { '@type': string };

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
};

/** Decodes the entities in HTML text. */
export function decoded(text: string | undefined): string | undefined {
  return text?.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The content of a meta element. */
export function metaOf(html: string, name: string): string | undefined {
  return decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
}

export const titleOf = (html: string): string | undefined => decoded(/<title[^>]*>([^<]*)/.exec(html)?.[1]);

export function canonicalOf(html: string): string | undefined {
  return decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
}

export function jsonLdOf(html: string): JsonLd[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as JsonLd,
  );
}

/** The page's structured data of one type. */
export function ofType(html: string, type: string): JsonLd | undefined {
  return jsonLdOf(html).find((data) => data['@type'] === type);
}

/** The robots rules in a page's header and markup, which must agree. */
export async function robotsOf(response: APIResponse): Promise<string | undefined> {
  const header = response.headers()['x-robots-tag'];
  expect(metaOf(await response.text(), 'robots')).toBe(header);
  return header;
}
