import { HtmlValidate } from 'html-validate';
import { MISSING_PAGES, PAGES, pathOf } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes, void elements and ids in its own way, which is valid all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one group share their name: the form then sends all that are ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // Names are also given to lists and slides, where the standard allows it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Numbers are kept on one line by style.
    'tel-non-breaking': 'off',
  },
});

async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

for (const page of [
  ...PAGES,
  ...[...MISSING_PAGES, '/playground', '/api/docs'].map((path) => ({ name: path, path })),
])
  test(`the HTML of ${page.name} is valid`, async ({ request }) => {
    const html = await (await request.get(await pathOf(page, request))).text();
    expect(await faults(html)).toEqual([]);
  });
