import { unzipSync } from 'fflate';

const KINDS: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^\x89PNG/, 'a PNG picture'],
  [/^\xff\xd8\xff/, 'a JPEG picture'],
  [/^GIF8/, 'a GIF picture'],
  [/^RIFF[\s\S]{4}WEBP/, 'a WebP picture'],
  [/^[\s\S]{4}ftyp(?:hei|mif|avif)/, 'a picture'],
  [/^%PDF/, 'a PDF file'],
  [/^\{\\rtf/, 'a Word document'],
  [/^\s*<(?:!doctype html|html)/i, 'a web page'],
];
/** More than the longest start. */
const START_BYTES = 64;
const ZIP = 'PK\u0003\u0004';

/** The kind of a packed file by a file inside it; null for a workbook, or a damaged file. */
function packedKind(bytes: Uint8Array): string | null {
  const names: string[] = [];
  try {
    unzipSync(bytes, { filter: ({ name }) => (names.push(name), false) });
  } catch {
    return null;
  }
  if (names.includes('word/document.xml')) return 'a Word document';
  if (names.includes('ppt/presentation.xml')) return 'a PowerPoint file';
  return names.includes('content.xml') ? 'an OpenDocument file' : null;
}

/** The kind of a file that isn't a table, with its article: “a PNG picture”; null if it may be one. */
export function otherFileKind(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1');
  const known = KINDS.find(([pattern]) => pattern.test(start));
  return known?.[1] ?? (start.startsWith(ZIP) ? packedKind(bytes) : null);
}
