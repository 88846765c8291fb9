import { useCan } from '../../../features/accounts/session/useCan.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import type { WaitingCorrectionFragment } from './Corrections.generated.ts';
import { correctionText } from './correctionText.ts';
import { CorrectionWords } from './CorrectionWords.tsx';
import { DismissCorrection } from './DismissCorrection.tsx';

interface VehicleCorrectionsProps {
  corrections: readonly WaitingCorrectionFragment[];
  /** Puts the size on the old tyres into the form. */
  onUse: (correction: WaitingCorrectionFragment) => void;
}

/** The corrections that wait for a vehicle. Saving it without the size approves them. */
export function VehicleCorrections({ corrections, onUse }: VehicleCorrectionsProps) {
  const can = useCan();
  if (corrections.length === 0) return null;
  return (
    <Panel title="Corrections to check">
      <p className="text-sm text-ink-2">
        Saving the vehicle without the size approves the correction. If only another version takes other
        tyres, add that version as a vehicle of its own, and dismiss the correction.
      </p>
      <ul className="grid gap-4">
        {corrections.map((correction) => (
          <li key={correction.id} className="grid gap-2">
            <p className="font-[650]">{correctionText(correction)}</p>
            {correction.returns && correction.returns.length > 0 && <CorrectionWords {...correction} />}
            {can('WRITE_CATALOGUE') && (
              <div className="flex flex-wrap gap-2">
                {correction.sidewallSize && (
                  <Button onClick={() => onUse(correction)}>Use {correction.sidewallSize}</Button>
                )}
                <DismissCorrection correction={correction} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
