import type { Part } from './parts.ts';

const SHOP = 'treadline';

/** A package URL. npm names have a slash only after a scope, whose @ is escaped (github.com/package-url/purl-spec). */
const purl = (id: string): string => `pkg:npm/${id.replace(/^@/, '%40')}`;
const idOf = ({ name, version }: Part): string => `${name}@${version}`;

function component(part: Part): object {
  const { name, version, licence, sha512 } = part;
  const [scope, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purl(idOf(part)),
    ...(scope ? { group: scope } : {}),
    name: own,
    version,
    purl: purl(idOf(part)),
    ...(sha512
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] }
      : {}),
    ...(licence ? { licenses: [licenceChoice(licence)] } : {}),
  };
}

/** A single SPDX identifier, or an expression of several. */
const licenceChoice = (licence: string): object =>
  / (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } };

/** The image's bill of materials as CycloneDX 1.6 in JSON. The same parts give the same text. */
export function cycloneDx(parts: readonly Part[]): string {
  const needed = new Set(parts.flatMap(({ needs }) => needs));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': SHOP, name: SHOP } },
    components: parts.map(component),
    dependencies: [
      {
        ref: SHOP,
        dependsOn: parts
          .map(idOf)
          .filter((id) => !needed.has(id))
          .map(purl),
      },
      ...parts.map((part) => ({ ref: purl(idOf(part)), dependsOn: part.needs.map(purl) })),
    ],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}
