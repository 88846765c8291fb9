import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { parseMarkup, type Element } from '../measuring/markup.ts';

/** A parsed page whose attributes are React's properties. */
export interface ReactPage {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly (string | ReactPage)[];
}

/** React takes a style only as an object, and escapes texts that browsers don't parse. */
function toReact({ name, attributes, children }: Element): ReactPage {
  const { style, ...others } = attributes;
  const properties: Record<string, unknown> = { ...others };
  if (style !== undefined)
    properties['style'] = Object.fromEntries(style.split(';').map((rule) => rule.split(':')));
  if (name !== 'script' && name !== 'style')
    return {
      name,
      properties,
      children: children.map((child) => (typeof child === 'string' ? child : toReact(child))),
    };
  properties['dangerouslySetInnerHTML'] = { __html: children.join('') };
  return { name, properties, children: [] };
}

export const parsePage = (html: string): ReactPage => toReact(parseMarkup(html));

const elementOf = ({ name, properties, children }: ReactPage): ReactElement =>
  createElement(
    name,
    properties,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );

/** Creates a page's elements and renders them. */
export function renderPage(page: ReactPage): Promise<Buffer> {
  const html = new PassThrough();
  const { pipe } = renderToPipeableStream(elementOf(page), {
    onAllReady: () => void pipe(html),
    onShellError: (error) => html.destroy(error as Error),
  });
  return buffer(html);
}
