import { formatTyreSize, parseTyreSize, type TyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../ui/form/TextField.tsx';
import { SizeComparisonDetails, SizeComparisonResult } from './SizeComparisonResult.tsx';
import { SizeExplained } from './SizeExplained.tsx';
import { SizesLike } from './SizesLike.tsx';
import { ToolForm } from './ToolForm.tsx';
import { ToolPage } from './ToolPage.tsx';
import { isAsked } from './toolPath.ts';
import { ToolResult } from './ToolResult.tsx';
import { tools } from './tools.ts';

/** Longer than any size with load index and speed rating. */
const LONGEST_SIZE = 30;
const NO_SIZE = 'Enter a size as on the sidewall, such as 205/55 R16';

/** Compares two tyre sizes. */
export function SizeCalculatorRoute() {
  const [parameters] = useSearchParams();
  const isSizeAsked = isAsked(parameters, ['from', 'to']);
  const typed = {
    from: (parameters.get('from') ?? '').slice(0, LONGEST_SIZE),
    to: (parameters.get('to') ?? '').slice(0, LONGEST_SIZE),
  };
  const fitted = parseTyreSize(typed.from);
  const other = parseTyreSize(typed.to);
  const field = (name: 'from' | 'to', size: TyreSize | null) => ({
    name,
    required: true,
    maxLength: LONGEST_SIZE,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    defaultValue: size ? formatTyreSize(size) : typed[name],
    error: isSizeAsked && !size ? NO_SIZE : undefined,
  });
  return (
    <ToolPage tool={tools.size}>
      <ToolForm path={tools.size.path} label="Tyre sizes" action="Compare">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Size your car came with"
            {...field('from', fitted)}
            hint="On the sidewall: 205/55 R16."
          />
          <TextField label="Size to compare" {...field('to', other)} hint="In any spelling: 225 45 17." />
        </div>
      </ToolForm>
      <ToolResult verdict={fitted && other && <SizeComparisonResult fitted={fitted} other={other} />}>
        {fitted && other && <SizeComparisonDetails fitted={fitted} other={other} />}
      </ToolResult>
      {isSizeAsked && fitted && <SizesLike fitted={fitted} />}
      <SizeExplained />
    </ToolPage>
  );
}
