import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/format.ts';
import type { SettingFieldProps } from './SettingField.tsx';
import { previewOf } from './typedSetting.ts';

/** Below a setting: what to know, how it will read, where it is shown, and who changed it. */
export function SettingHint({ setting, form }: SettingFieldProps) {
  const { key, kind, help, preview, shownOn, changedAt, changedBy } = setting;
  const typed = form.watch(`values.${key}` as const);
  const said = preview === null || typed === undefined ? null : previewOf(preview, kind, typed);
  return (
    <span className="grid gap-0.5">
      {help && <span>{help}</span>}
      {said !== null && (
        <span>
          Reads: <span className="font-[650] text-ink">{said}</span>
        </span>
      )}
      {shownOn.length > 0 && (
        <span>
          Shown on:{' '}
          {shownOn.map(({ label, path }, at) => (
            <span key={label}>
              {at > 0 && ', '}
              {path === null ? (
                label
              ) : (
                <Link to={path} target="_blank" className="underline underline-offset-2 hover:text-ink">
                  {label}
                </Link>
              )}
            </span>
          ))}
        </span>
      )}
      {changedAt && (
        <span>
          Changed {changedBy === null ? '' : `by ${changedBy} `}on {formatDateTime(changedAt)}
        </span>
      )}
    </span>
  );
}
