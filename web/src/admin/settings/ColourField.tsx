import { mainColours, parseColour, readableColour } from '@treadline/schema/trade/values/main-colour';
import { useEffect, useRef } from 'react';
import { textFrom } from '../../lib/text/record.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import type { SettingFieldProps } from './settingGroup.ts';

/** A colour, chosen or typed, with a sample of the shop's button and bar. */
export function ColourField({ setting, form }: SettingFieldProps) {
  const name = `values.${setting.key}` as const;
  const typed = textFrom(form.watch(name));
  const colour = parseColour(typed);
  return (
    <div className="grid max-w-xl gap-3">
      <TextField
        {...form.register(name)}
        label={setting.label}
        error={form.getFieldState(name, form.formState).error?.message}
        hint={setting.help ?? undefined}
        autoComplete="off"
        inputClassName="max-w-40"
      />
      <input
        type="color"
        aria-label={`Choose the ${setting.label.toLowerCase()}`}
        value={colour ?? '#000000'}
        onChange={({ target }) => form.setValue(name, target.value, { shouldDirty: true })}
        className="h-11 w-40 cursor-pointer rounded-md border-[1.5px] border-edge bg-card p-1"
      />
      {colour && <Sample colour={colour} />}
    </div>
  );
}

/** Says in words what the shop does so that text stays readable. */
function wordsOf(colour: string): string {
  const readable = readableColour(colour);
  if (readable !== colour)
    return `No text can be read on this colour. ${readable} is slightly darker and works.`;
  const { text, onDark } = mainColours(colour);
  const said =
    text === '#ffffff'
      ? 'Buttons have white text.'
      : 'Buttons have dark text, as white would be hard to read.';
  return onDark === colour ? said : `${said} On dark bars, links use the lighter shade ${onDark}.`;
}

function Sample({ colour }: { colour: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The security policy forbids style attributes, but not styles set by scripts.
  useEffect(() => {
    const { plain, text, onDark } = mainColours(colour);
    box.current?.style.setProperty('--color-signal', plain);
    box.current?.style.setProperty('--color-on-signal', text);
    box.current?.style.setProperty('--color-signal-on-asphalt', onDark);
  }, [colour]);
  return (
    <div className="grid gap-2">
      <div ref={box} aria-hidden="true" className="flex flex-wrap items-center gap-3">
        <span className="rounded-md bg-signal px-5 py-2.5 font-[700] text-on-signal">Add to cart</span>
        <span className="rounded-md px-4 py-2.5 font-[650] asphalt">
          <span className="text-signal-on-asphalt underline underline-offset-4">View cart</span>
        </span>
      </div>
      <p className="text-xs text-ink-2">{wordsOf(colour)}</p>
    </div>
  );
}
