import { HtmlValidate } from 'html-validate';
import { MISSING_PAGES, PAGES, pathOf } from '../support/shop/routes.ts';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes, void elements and ids in its own way, which is also valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of a group share their name, so the form sends every ticked one.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // Lists and slides have labels too, which the standard allows.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // In a long list of cards, the items are nested deeper than a `ul` allows.
    'prefer-native-element': ['error', { exclude: ['list', 'listitem'] }],
    // CSS keeps phone numbers on one line.
    'tel-non-breaking': 'off',
  },
});

async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

const OTHER_PAGES = [...MISSING_PAGES, '/playground', '/api/docs'].map((path) => ({ name: path, path }));

test('the HTML of every page is valid', async ({ request }) => {
  for (const page of [...PAGES, ...OTHER_PAGES]) {
    const html = await (await request.get(await pathOf(page, request))).text();
    expect.soft(await faults(html), page.name).toEqual([]);
  }
});
