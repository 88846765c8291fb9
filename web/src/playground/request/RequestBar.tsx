import { Button } from '../../ui/base/Button.tsx';
import { BarSelect } from '../../ui/form/BarSelect.tsx';

interface RequestBarProps {
  operations: readonly string[];
  operation: string;
  busy: boolean;
  isValid: boolean;
  onChoose: (operation: string) => void;
  onFormat: () => void;
}

/** Runs and formats a request, with the choice of its operation if there are several, and the keys of the editor. */
export function RequestBar({ operations, operation, busy, isValid, onChoose, onFormat }: RequestBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      <Button type="submit" variant="primary" busy={busy} title="Ctrl or ⌘ + Enter">
        Run
      </Button>
      <Button disabledReason={isValid ? undefined : 'The query has a syntax error'} onClick={onFormat}>
        Format
      </Button>
      {operations.length > 1 && (
        <BarSelect
          label="Operation"
          value={operation}
          options={operations.map((name) => ({ value: name, label: name }))}
          onChange={onChoose}
          className="min-w-0 flex-1 text-sm"
        />
      )}
      <p className="w-full text-xs text-ink-2 pointer-coarse:hidden">
        Ctrl or ⌘ + Enter runs. Ctrl + Space completes. F1, or a click with Ctrl or ⌘, shows a field in the
        schema. Tab leaves the editor.
      </p>
    </div>
  );
}
