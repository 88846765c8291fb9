import { useSearchParams } from 'react-router-dom';

/** A choice kept in the address, and how to change it; at first the first of its words. */
export function useChoice<Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
): [Word, (word: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const chosen = words.find((word) => word === asked) ?? words[0];
  const choose = (word: string) =>
    setParams(
      (now) => {
        now.set(name, word);
        return now;
      },
      { replace: true },
    );
  return [chosen, choose];
}
