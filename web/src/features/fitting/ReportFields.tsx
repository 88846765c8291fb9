import { wheels } from '@treadline/schema/trade/fitting/wheel';
import { TextField } from '../../ui/form/TextField.tsx';
import { MEASURED } from './fittingReport.ts';

/** The fields of a fitter's record, which `reportIn` reads. The law wants to know who took the old tyres. */
export function ReportFields() {
  return (
    <>
      <TextField name="mileage" label="Mileage, in miles" optional inputMode="numeric" />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-[650]">
          Tread depths in mm <span className="font-normal text-ink-2">(optional)</span>
        </legend>
        <div className="grid grid-cols-2 gap-3">
          {MEASURED.map((wheel) => (
            <TextField key={wheel} name={wheel} label={wheels[wheel].label} inputMode="decimal" />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          name="casings"
          label="Old tyres taken"
          hint="0 if the buyer kept them"
          inputMode="numeric"
        />
        <TextField
          name="wasteCarrier"
          label="Waste carrier’s registration"
          hint="If you took any, such as CBDU123456"
          autoCapitalize="characters"
        />
      </div>
    </>
  );
}
