import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../../apollo/downloadFile.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { PeriodBar } from '../frame/PeriodBar.tsx';
import { quarters, useReportPeriod } from '../frame/reportPeriod.ts';

/** The books of a quarter, or of other days, as an archive of files. */
export function AccountantPack() {
  const control = useReportPeriod(quarters, 0);
  const [isBusy, setBusy] = useState(false);
  const [pdfs, setPdfs] = useState(true);

  async function download() {
    setBusy(true);
    const query = new URLSearchParams({ ...control.period, pdfs: pdfs ? 'yes' : 'no' });
    await downloadFile(`/api/admin/reports/accountant-pack.zip?${query.toString()}`).catch(toastFailure);
    setBusy(false);
  }

  return (
    <Panel title="For your accountant">
      <p className="text-sm text-ink-2">
        Invoices, credit notes, payments, refunds and purchases of a period, the VAT by rate and a summary, as
        CSV files in one archive. Days begin and end at midnight UK time.
      </p>
      <Checkbox
        label="With each invoice and credit note as PDF, up to 2,000"
        checked={pdfs}
        onChange={({ target }) => setPdfs(target.checked)}
      />
      <PeriodBar control={control}>
        <Button
          busy={isBusy}
          disabledReason={control.fault?.message}
          className="self-end max-sm:col-span-2"
          onClick={() => void download()}
        >
          <Download className="size-4" />
          Download the pack
        </Button>
      </PeriodBar>
    </Panel>
  );
}
