import { posix } from 'node:path';
import type { Files } from '../code/files.ts';

const CODE = /^(`{3,}).*?^\1`*$|`[^`\n]*`/gms;
const LINK = /\]\(<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)|(?:src|href)="([^"]+)"/gm;
const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/** The anchors that GitHub derives from a page's headings: the second of two equal ones ends in -1. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  const seen = new Map<string, number>();
  for (const [, heading = ''] of text.replaceAll(/^(`{3,}).*?^\1`*$/gms, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    anchors.add(times ? `${slug}-${times}` : slug);
    seen.set(slug, times + 1);
  }
  return anchors;
}

/** Relative links in Markdown whose target file or heading doesn't exist. */
export function linkFaults(files: Files): string[] {
  const paths = [...files.keys()];
  const pages = [...files].filter(([path]) => path.endsWith('.md'));
  const anchors = new Map(pages.map(([path, text]) => [path, anchorsOf(text)]));
  return pages.flatMap(([path, text]) =>
    [...text.replaceAll(CODE, '').matchAll(LINK)]
      .map(([, inline, reference, html]) => inline ?? reference ?? html ?? '')
      .filter((link) => !ABSOLUTE.test(link))
      .flatMap((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file ? posix.join(posix.dirname(path), decodeURI(file)) : path;
        const folder = target.endsWith('/') ? target : `${target}/`;
        if (!files.has(target) && !paths.some((other) => other.startsWith(folder)))
          return [`${path} links to ${link}, which doesn’t exist.`];
        if (anchor && anchors.get(target)?.has(anchor) === false)
          return [`${path} links to ${link}, but ${target} lacks that heading.`];
        return [];
      }),
  );
}
