import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { MailFrame } from '../frame/page/MailFrame.tsx';

/** The saved issue as an email client shows it, on a computer or a phone. */
export function IssuePreview({ html, subject }: { html: string; subject: string }) {
  const [isNarrow, setNarrow] = useState(false);
  return (
    <section aria-label="Preview" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg">Preview</h2>
        <Button aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          Phone view
        </Button>
        <p className="text-sm text-ink-2">The saved issue with current prices.</p>
      </div>
      <div className={isNarrow ? 'max-w-90' : ''}>
        <MailFrame key={`${isNarrow} ${html.length}`} html={html} subject={subject} />
      </div>
    </section>
  );
}
