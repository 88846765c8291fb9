import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../apollo/downloadFile.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import type { ListFile } from './state/listProps.ts';

const ENDINGS = ['csv', 'xlsx'] as const;

/** Downloads the whole list as it's filtered and sorted. */
export function ListDownloads({ file: { name, variables = {} } }: { file: ListFile }) {
  const [busy, setBusy] = useState<string | null>(null);

  async function download(ending: string) {
    setBusy(ending);
    const query = encodeURIComponent(JSON.stringify(variables));
    await downloadFile(`/api/admin/exports/${name}.${ending}?variables=${query}`).catch(toastFailure);
    setBusy(null);
  }

  return (
    <p className="flex items-center gap-1">
      <Download className="size-4" />
      {ENDINGS.map((ending) => (
        <Button
          key={ending}
          variant="plain"
          busy={busy === ending}
          aria-label={`Download the list as ${ending.toUpperCase()}`}
          onClick={() => void download(ending)}
        >
          {ending.toUpperCase()}
        </Button>
      ))}
    </p>
  );
}
