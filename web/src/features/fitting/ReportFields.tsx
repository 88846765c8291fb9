import { wheels } from '@treadline/schema/trade/fitting/wheel';
import { TextField } from '../../ui/form/TextField.tsx';
import { MEASURED } from './fittingReport.ts';

/** The fields of a fitter's record, which `reportIn` reads. All of them can be left empty. */
export function ReportFields() {
  return (
    <>
      <TextField name="mileage" label="Mileage, in miles" inputMode="numeric" />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-[650]">Tread depths in mm</legend>
        <div className="grid grid-cols-2 gap-3">
          {MEASURED.map((wheel) => (
            <TextField key={wheel} name={wheel} label={wheels[wheel].label} inputMode="decimal" />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="casings" label="Old tyres taken" inputMode="numeric" />
        <TextField name="wasteCarrier" label="Waste carrier’s registration" autoCapitalize="characters" />
      </div>
    </>
  );
}
