import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/text/format.ts';
import type { SettingFieldProps } from './settingGroup.ts';
import { previewOf } from './typedSetting.ts';

/** Notes beside a setting: a preview, the pages that show it, and who last changed it. */
export function SettingFacts({ setting, form }: SettingFieldProps) {
  const { key, kind, preview, shownOn, updatedAt, updatedBy } = setting;
  const typed = form.watch(`values.${key}` as const);
  const said = preview === null || typed === undefined ? null : previewOf(preview, kind, typed);
  return (
    <div className="grid content-start gap-1 text-xs text-ink-2 xl:pt-7">
      {said !== null && <p className="rounded-sm bg-tint px-2 py-1 text-sm font-[650] text-ink">{said}</p>}
      {shownOn.length > 0 && (
        <p>
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
        </p>
      )}
      {updatedAt && (
        <p>
          Changed {updatedBy === null ? '' : `by ${updatedBy} `}on {formatDateTime(updatedAt)}
        </p>
      )}
    </div>
  );
}
