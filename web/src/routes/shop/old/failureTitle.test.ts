// @vitest-environment node
import { CombinedGraphQLErrors, registerLinkError, ServerParseError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../../apollo/failureText.ts';
import { failureTitle } from './failureTitle.ts';

const refused = (message: string) => new CombinedGraphQLErrors({ errors: [{ message }] });

it('SHOP-25 shows the shop’s message if there is one, or says that the shop is unreachable', () => {
  expect(failureTitle(refused('Too busy.'))).toBe('Failed to load products: Too busy.');
  expect(failureTitle(refused(''))).toBe('Failed to load products');
  const unanswered = new TypeError('Failed to fetch');
  registerLinkError(unanswered);
  expect(failureTitle(unanswered)).toBe(`Failed to load products: ${UNREACHED_TEXT}`);
});

it('SHOP-25 calls an answer invalid if it lacks tyres or is unreadable', () => {
  expect(failureTitle(undefined)).toBe('Invalid data format received');
  const garbled = new ServerParseError(new SyntaxError('Unexpected token'), {
    response: new Response('<html>'),
    bodyText: '<html>',
  });
  expect(failureTitle(garbled)).toBe('Invalid data format received');
});
