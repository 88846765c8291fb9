import {
  convertPressure,
  formatPressure,
  MOST_KPA,
  PRESSURE_UNITS,
  pressureUnits,
  readPressureUnit,
  type PressureUnit,
} from '@treadline/schema/trade/tyre/use/tyre-pressure';
import { useSearchParams } from 'react-router-dom';
import { range } from '../../lib/text/range.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { InfoSection } from '../info/frame/InfoSection.tsx';
import { readDecimal, type Decimal } from './readDecimal.ts';
import { ToolForm } from './ToolForm.tsx';
import { ToolPage } from './ToolPage.tsx';
import { isAsked } from './toolPath.ts';
import { Figures, ToolResult } from './ToolResult.tsx';
import { tools } from './tools.ts';
import { ToolTable } from './ToolTable.tsx';

/** The usual pressures for cars and vans, in psi. */
const USUAL_PSI = range(26, 50, 2);

/** Converts a pressure between the units of gauges, handbooks and pumps. */
export function PressureConverterRoute() {
  const [parameters] = useSearchParams();
  const typed = parameters.get('pressure');
  const unit = readPressureUnit(parameters.get('unit') ?? '') ?? 'psi';
  const asked = isAsked(parameters, ['pressure', 'unit']) ? readPressure(typed ?? '', unit) : null;
  return (
    <ToolPage tool={tools.pressure}>
      <ToolForm path={tools.pressure.path} label="Pressure" action="Convert">
        <div className="grid grid-cols-[1fr_8rem] gap-3">
          <TextField
            label="Pressure"
            name="pressure"
            inputMode="decimal"
            required
            autoComplete="off"
            defaultValue={typed ?? ''}
            error={asked?.error}
          />
          <SelectField
            label="Unit"
            name="unit"
            defaultValue={unit}
            options={PRESSURE_UNITS.map((value) => ({ value, label: pressureUnits[value].name }))}
          />
        </div>
      </ToolForm>
      <ToolResult
        verdict={
          asked?.value !== undefined && (
            <Figures
              figures={PRESSURE_UNITS.map((to) => ({
                label: pressureUnits[to].words,
                value: formatPressure(convertPressure(asked.value, unit, to), to),
              }))}
            />
          )
        }
      />
      <ToolTable
        caption="The usual pressures"
        columns={PRESSURE_UNITS}
        rows={USUAL_PSI.map((psi) => ({
          key: String(psi),
          cells: PRESSURE_UNITS.map((unit) =>
            unit === 'psi' ? psi : convertPressure(psi, 'psi', unit).toFixed(pressureUnits[unit].decimals),
          ),
        }))}
      />
      <InfoSection title="How it’s worked out">
        <p className="max-w-prose">
          1 psi is {pressureUnits.psi.kPa.toFixed(4)} kPa, and 1 bar is {pressureUnits.bar.kPa} kPa. The right
          pressure is the one in your handbook, inside the fuel flap or on the door frame, for cold tyres.
          Never the figure on the sidewall: that is the most the tyre may hold.
        </p>
      </InfoSection>
    </ToolPage>
  );
}

function readPressure(typed: string, unit: PressureUnit): Decimal {
  const most = Math.floor(convertPressure(MOST_KPA, 'kPa', unit));
  return readDecimal(typed, { name: 'The pressure', least: 0, most, unit: ` ${pressureUnits[unit].name}` });
}
