import { Download, Printer } from 'lucide-react';
import { use } from 'react';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { SiteContext } from '../../../lib/head/PageHead.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { CopyButton } from '../../../ui/overlay/CopyButton.tsx';
import { NewStage } from '../../parts/signIn/NewStage.tsx';
import { recoveryCodeText } from './recoveryCodeText.ts';

interface RecoveryCodesProps {
  /** Says what has just happened. */
  title: string;
  /** The account's email address. */
  email: string;
  codes: readonly string[];
  onSaved: () => void;
}

/** New recovery codes, shown only once. */
export function RecoveryCodes({ title, email, codes, onSaved }: RecoveryCodesProps) {
  const { shopName } = use(SiteContext);
  const text = recoveryCodeText({ shopName, email, codes });
  const download = () =>
    saveFile(`${shopName} recovery codes.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  return (
    <NewStage>
      <div className="grid justify-items-start gap-5">
        <Notice tone="good" title={title}>
          <p>
            Save these recovery codes now, as we can’t show them again. Each one signs you in once if you
            don’t have your phone, so keep them somewhere else.
          </p>
        </Notice>
        <div data-print="alone" className="grid gap-3">
          <h3 className="text-base font-[650] wrap-anywhere">
            {shopName} recovery codes for {email}
          </h3>
          <ul
            aria-label="Recovery codes"
            className="grid grid-cols-2 gap-x-8 gap-y-1 rounded-md border border-line bg-tint p-4 font-mono"
          >
            {codes.map((code) => (
              <li key={code} className="whitespace-nowrap">
                {code}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={codes.join('\n')} copied="Recovery codes copied.">
            Copy
          </CopyButton>
          <Button onClick={download}>
            <Download className="size-4" />
            Download
          </Button>
          <Button onClick={() => window.print()}>
            <Printer className="size-4" />
            Print
          </Button>
        </div>
        <Button variant="primary" onClick={onSaved}>
          I’ve saved them
        </Button>
      </div>
    </NewStage>
  );
}
