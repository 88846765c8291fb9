/** Words and turns of phrase that a native engineer would not use, each with what to write. */
export interface Sign {
  readonly pattern: RegExp;
  readonly advice: string;
}

/** Before the first word of a sentence: the beginning, a quote, a gap, or the end of the sentence before. */
const START = String.raw`(?<=^|['"\`(]|\s\s|[.:;!?]\s)`;

const sentence = (words: string): RegExp => new RegExp(START + words, 'g');
const phrase = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'gi');

const SUBJECT = 'Name the subject first.';

/** The signs of a translated sentence, and the words that the glossary replaces. */
export const SIGNS: readonly Sign[] = [
  { pattern: sentence(String.raw`Who(?:ever)?\b(?![^.]*\?)`), advice: SUBJECT },
  { pattern: sentence(String.raw`What(?:ever)?\b(?! (?:if|about)\b)[^.?!'"\`]*[.,;]`), advice: SUBJECT },
  { pattern: sentence(String.raw`Of\b(?! course)`), advice: SUBJECT },
  {
    pattern: phrase('(?<!null if there )(?:is|are|was|were) none'),
    advice: "Write “there isn't one”, or “null if there is none”.",
  },
  {
    pattern: phrase('(?:is|are|was|were) no(?= )(?! (?:longer|more|fewer|less|later|earlier)\\b)'),
    advice: "Write “isn't a …” or “has no …”.",
  },
  {
    pattern: phrase(
      'so that none|no such(?! (?:checkout|refund))|none such|so much|of one that|one of them that',
    ),
    advice: 'Say which one.',
  },
  { pattern: phrase('(?<!no |none )such(?! (?:as|a|an)\\b)'), advice: 'Say which.' },
  { pattern: phrase('tells? of|told of|telling of'), advice: 'Write “tells … that” or “reports”.' },
  {
    pattern: phrase('asks? again|asked again|asking again'),
    advice: 'Write “retries” or “requests it again”.',
  },
  { pattern: phrase('in vain'), advice: 'Write “fails”, “times out” or “finds nothing”.' },
  { pattern: phrase('as long as (?:it|they) may|wants? (?:its|their)'), advice: 'Say what happens.' },
  { pattern: phrase('faulty|at fault'), advice: 'Write “invalid”, or “validation error”.' },
  {
    pattern: phrase('somebody|whoever|who asks|those who'),
    advice: 'Name the caller, visitor, customer, buyer or member of staff.',
  },
  { pattern: phrase('by hand'), advice: 'Write “manually”, or “offline payment”.' },
  { pattern: phrase('underway|under way'), advice: 'Write “in flight” or “pending”.' },
  { pattern: phrase('deeds?|farewells?'), advice: 'Write “action” or “shutdown”.' },
  {
    pattern: phrase('found refunds?|refund wish(?:es)?'),
    advice: 'Write “external refund” or “refund request”.',
  },
  { pattern: phrase('second steps?|two-step'), advice: 'Write “two-factor sign-in”.' },
  {
    pattern: phrase('(?<!royal |e-)mails?(?![ -](?:servers?|programs?|room|order)\\b)'),
    advice: 'Write “email”.',
  },
  {
    pattern: phrase('takes? away|took away|taken away|gives? back|gave back|given back'),
    advice: 'Write “delete”, “remove”, “release” or “return”.',
  },
  {
    pattern: phrase('sooner than|rather than that|read as|once more|anew|lest|borne|bears? (?:with|no)'),
    advice: 'Use everyday words.',
  },
];
