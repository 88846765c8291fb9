import { Search } from 'lucide-react';
import { Button } from '../../../ui/base/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

interface FaqSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Filters the questions while typing. Without JavaScript, the form does the same on the server. */
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
        autoCapitalize="none"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputClassName="pl-11"
      />
      <Search className="pointer-events-none absolute top-9.5 left-3.5 size-5 text-ink-2" />
      <Button type="submit" className="mt-2 hidden! noscript:inline-flex!">
        Search
      </Button>
    </form>
  );
}
