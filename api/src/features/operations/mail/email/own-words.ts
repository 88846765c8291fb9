import type { ShopSettingValues } from '../../settings/index.ts';
import type { Email } from './email.ts';
import { paragraphsOf } from './email.words.ts';

/**
 * An email with the owner's words: those for this email follow its first paragraphs, and the closing stands at its end,
 * before the small print.
 */
export function withOwnWords(
  email: Email,
  { mailWords, mailClosing }: Pick<ShopSettingValues, 'mailWords' | 'mailClosing'>,
): Email {
  const { worded, blocks } = email;
  if (!worded) return email;
  const firstParagraphs = countBefore(blocks, (block) => typeof block !== 'string');
  const letter = countBefore(
    blocks,
    (block) => typeof block !== 'string' && block.kind === 'note' && block.smallPrint === true,
  );
  return {
    ...email,
    blocks: [
      ...blocks.slice(0, firstParagraphs),
      ...paragraphsOf(mailWords[worded]),
      ...blocks.slice(firstParagraphs, letter),
      ...paragraphsOf(mailClosing),
      ...blocks.slice(letter),
    ],
  };
}

/** The number of items before the first that meets a condition; all of them if none does. */
function countBefore<Item>(items: readonly Item[], isMet: (item: Item) => boolean): number {
  const first = items.findIndex(isMet);
  return first < 0 ? items.length : first;
}
