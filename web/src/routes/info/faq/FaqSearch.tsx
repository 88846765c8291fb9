import { Search } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface FaqSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Filters while one types; without a script, the form asks the server for the same. */
export function FaqSearch({ value, onChange }: FaqSearchProps) {
  return (
    <form
      role="search"
      aria-label="Questions"
      action="/faq"
      onSubmit={(event) => event.preventDefault()}
      className="relative max-w-xl"
    >
      <TextField
        label="Search questions and answers"
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputClassName="pl-11"
      />
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-9.5 left-3.5 size-5 text-ink-2"
      />
      <Button type="submit" className="mt-2 hidden! noscript:inline-flex!">
        Search
      </Button>
    </form>
  );
}
