import { expect, it } from 'vitest';
import { ApiError } from './api.error.ts';
import { parseForm } from './form.params.ts';
import { ParamReader } from './param.reader.ts';

it('parses nested names, lists and escapes', () => {
  const form = parseForm(
    'items[1][name]=b&items[0][name]=a+%26+c&expand[]=x&expand[]=y&metadata[order_id]=7&empty=',
  );
  const params = new ParamReader(form);
  expect(params.groups('items').map((item) => item.text('name'))).toEqual(['a & c', 'b']);
  expect(params.texts('expand')).toEqual(['x', 'y']);
  expect(params.metadata('metadata')).toEqual({ order_id: '7' });
  expect(() => params.text('empty')).toThrow(/empty string for 'empty'/);
});

it('treats names of the object prototype as ordinary names', () => {
  const form = parseForm('__proto__[polluted]=yes&constructor=x');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(() => new ParamReader(form).refuseUnread()).toThrow(/unknown parameter: __proto__/);
});

it.each([
  ['too deep', `${'a'}${'[b]'.repeat(8)}=1`],
  ['too many', Array.from({ length: 2_001 }, (_, index) => `a${index}=1`).join('&')],
  ['too long a name', `${'a'.repeat(301)}=1`],
  ['unbalanced brackets', 'a[b=1'],
  ['both a value and a group', 'a=1&a[b]=2'],
  ['both a group and a value', 'a[b]=2&a=1'],
  ['an unnumbered list of groups', 'a[][b]=1'],
])('refuses parameters that are %s', (_what, text) => {
  expect(() => parseForm(text)).toThrow(ApiError);
});

it('reports the first unread parameter, at any depth', () => {
  const params = new ParamReader(parseForm('a[b]=1&a[c]=2'));
  params.group('a')?.text('b');
  expect(() => params.refuseUnread()).toThrow(/a\[c\]/);
});

it.each([
  ['51 names', Array.from({ length: 51 }, (_, index) => `metadata[n${index}]=1`).join('&')],
  ['a name of 41 characters', `metadata[${'n'.repeat(41)}]=1`],
  ['a value of 501 characters', `metadata[name]=${'v'.repeat(501)}`],
])('refuses metadata with %s', (_what, text) => {
  expect(() => new ParamReader(parseForm(text)).metadata('metadata')).toThrow(ApiError);
});
