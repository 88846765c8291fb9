import type { TextlintRuleReporter } from '@textlint/types';
import { SIGNS } from './signs.ts';

/** Code and addresses are not prose. */
const CODE = /`[^`]*`|\]\([^)]*\)/g;

/** A textlint rule: reports each sign of a translated sentence. */
export const plainEnglish: TextlintRuleReporter = (context) => {
  const { RuleError, Syntax, getSource, locator, report } = context;
  const check = (node: Parameters<typeof report>[0]): void => {
    const source = getSource(node).replaceAll(CODE, (code) => ' '.repeat(code.length));
    for (const { pattern, advice } of SIGNS)
      for (const { index, 0: words } of source.replaceAll('\n', ' ').matchAll(pattern))
        report(
          node,
          new RuleError(`“${words}”: ${advice}`, { padding: locator.range([index, index + words.length]) }),
        );
  };
  return { [Syntax.Paragraph]: check, [Syntax.Header]: check, [Syntax.TableCell]: check };
};
