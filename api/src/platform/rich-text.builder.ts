import { isSafeLink, isSafePicture, RICH_TEXT } from '@treadline/schema/input/rich-text';

/** What attackers write, and browsers have run: none of it may survive in a stored text. */
export const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload="alert(1)">',
  '<img src="javascript:alert(1)">',
  '<img src="/a.png" alt="x" onerror="alert(1)">',
  '<img """><script>alert(1)</script>">',
  '<p onclick="alert(1)">text</p>',
  '<p style="background:url(javascript:alert(1))">text</p>',
  '<a href="javascript:alert(1)">text</a>',
  '<a href="JaVaScRiPt:alert(1)">text</a>',
  '<a href=" javascript:alert(1)">text</a>',
  '<a href="java&#10;script:alert(1)">text</a>',
  '<a href="&#106;&#97;&#118;&#97;script&colon;alert(1)">text</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">text</a>',
  '<a href="vbscript:msgbox(1)">text</a>',
  '<a href="//evil.example">text</a>',
  '<a href="{{shopName}}">text</a>',
  '<a href="java{{secondPhone}}script:alert(1)">text</a>',
  '<a href="/" onmouseover="alert(1)" target="_blank" style="position:fixed;inset:0">text</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>text</text></a></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">text</button></form>',
  '<style>@import "javascript:alert(1)"; p { background: url(//evil.example) }</style>',
  '<link rel=stylesheet href=//evil.example/x.css><base href=//evil.example/>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>text</details>',
  '<template><script>alert(1)</script></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--><script>alert(1)</script-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<td colspan="1" onclick=alert(1)>text</td>',
  '<p id="checkout-total" class="dialog" name="cookie">text</p>',
  '<<p>script>alert(1)<</p>/script>',
  '<p>text</p\u0000><img/src=x/onerror=alert(1)>',
];

const TAG = /<\/?([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;
const ADDRESSES: Readonly<Record<string, (address: string) => boolean>> = {
  href: isSafeLink,
  src: isSafePicture,
};
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', colon: ':', amp: '&' };
/** A value as browsers read it; whatever the sanitiser writes is among these. */
const plain = (value: string): string =>
  value.replaceAll(/&(?:#(\d+)|(\w+));/g, (entity, code: string | undefined, name = '') =>
    code === undefined ? (ENTITIES[name] ?? entity) : String.fromCodePoint(Number(code)),
  );

/**
 * What a browser could make of a stored text besides plain text in the shop's elements, in words; none for a text that
 * does nothing.
 */
export function liveParts(html: string): string[] {
  const attributes = [...html.matchAll(TAG)].flatMap(([, tag = '', inside = '']) =>
    [...inside.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => ({ tag, name, value: plain(value) })),
  );
  const tags = [...html.matchAll(TAG)].map(([, tag = '']) => tag);
  return [
    ...[...html.replaceAll(TAG, '').matchAll(/[<>]/g)].map(
      ([character]) => `${character} outside of an element`,
    ),
    ...tags.filter((tag) => !Object.hasOwn(RICH_TEXT, tag)).map((tag) => `<${tag}>`),
    ...attributes
      .filter(({ tag, name, value }) => !RICH_TEXT[tag]?.includes(name) || ADDRESSES[name]?.(value) === false)
      .map(({ tag, name, value }) => `${name}="${value}" on <${tag}>`),
  ];
}
