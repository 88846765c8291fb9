import { useId, useState } from 'react';
import { sendFile } from '../../apollo/sendFile.ts';
import { textFrom } from '../../lib/text/record.ts';
import { Button } from '../../ui/base/Button.tsx';
import { PictureDrop } from '../form/pictures/PictureDrop.tsx';
import type { SettingFieldProps } from './settingGroup.ts';

const USES = {
  LOGO: { path: '/api/pictures/logo', file: '', drawings: true },
  ICON: { path: '/api/pictures/icon', file: '-large', drawings: false },
} as const;

interface LookPictureFieldProps extends SettingFieldProps {
  use: keyof typeof USES;
}

/** The logo or icon. It's uploaded at once, and shown in the shop once the form is saved. */
export function LookPictureField({ setting, form, use }: LookPictureFieldProps) {
  const id = useId();
  const name = `values.${setting.key}` as const;
  const value = textFrom(form.watch(name));
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const shownFault = fault ?? form.getFieldState(name, form.formState).error?.message;
  const { path, file, drawings } = USES[use];

  async function take(picture: File | undefined) {
    if (!picture) return;
    setBusy(true);
    setFault(undefined);
    const sent = await sendFile(path, picture);
    setBusy(false);
    if ('fault' in sent) return setFault(sent.fault);
    form.setValue(name, textFrom(sent.answer['name']), { shouldDirty: true });
  }

  return (
    <div className="grid max-w-xl gap-1.5">
      <span id={`${id}-label`} className="text-sm font-[650]">
        {setting.label}
      </span>
      {value !== '' && (
        <div className="flex flex-wrap items-end gap-3">
          <img
            src={`/look/${value}${file}.png`}
            alt={`Your ${setting.label.toLowerCase()}`}
            className="h-20 max-w-64 rounded-md border border-line bg-white object-contain p-2"
          />
          <Button onClick={() => form.setValue(name, '', { shouldDirty: true })}>
            Remove {setting.label.toLowerCase()}
          </Button>
        </div>
      )}
      <PictureDrop
        text={`Drop a picture here, or choose ${value === '' ? 'one' : 'another'}`}
        isBusy={isBusy}
        takesDrawings={drawings}
        scope="WRITE_SETTINGS"
        aria-labelledby={`${id}-label`}
        aria-describedby={shownFault ? `${id}-error ${id}-help` : `${id}-help`}
        onFiles={([picture]) => void take(picture)}
      />
      <p id={`${id}-help`} className="text-xs text-ink-2">
        {setting.help}
      </p>
      {shownFault && (
        <p id={`${id}-error`} role="alert" className="text-sm font-[600] text-bad">
          {shownFault}
        </p>
      )}
    </div>
  );
}
