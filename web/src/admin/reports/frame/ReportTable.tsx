import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { ColumnHead } from '../../../ui/base/ColumnHead.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { downloadTable, FORMATS, NOTHING, type ReportTableData } from './reportTable.ts';

interface ReportTableProps<Row> {
  table: ReportTableData<Row>;
  keyOf: (row: Row) => string | number;
}

/** A report's table, and buttons that download just that. */
export function ReportTable<Row>({ table, keyOf }: ReportTableProps<Row>) {
  const { name, columns, rows } = table;
  return (
    <Panel
      title={name}
      action={
        <p className="flex gap-2">
          {(['csv', 'xlsx'] as const).map((ending) => (
            <Button key={ending} onClick={() => void downloadTable(table, ending).catch(toastFailure)}>
              <Download className="size-4" />
              {ending.toUpperCase()}
            </Button>
          ))}
        </p>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users must be able to scroll it. */}
      <div className="overflow-x-auto" role="group" aria-label={name} tabIndex={0}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-ink-2">
              {columns.map(({ label, format }) => (
                <ColumnHead
                  key={label}
                  className={classes(
                    'px-2 py-1 font-[650]',
                    FORMATS[format].isFigure ? 'text-right' : 'text-left',
                  )}
                >
                  {label}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-b border-line last:border-b-0">
                {columns.map(({ label, value, format, to }) => {
                  const shown = value(row);
                  const text = shown === null ? NOTHING : FORMATS[format].show(shown);
                  return (
                    <td
                      key={label}
                      className={classes(
                        'px-2 py-2',
                        FORMATS[format].isFigure ? 'text-right whitespace-nowrap' : 'min-w-28',
                      )}
                    >
                      {to ? (
                        <Link to={to(row)} className="underline underline-offset-4">
                          {text}
                        </Link>
                      ) : (
                        text
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
