import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { SettingKind } from '../../apollo/schema.generated.ts';
import { textFrom } from '../../lib/text/record.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ColourField } from './ColourField.tsx';
import { LookPictureField } from './LookPictureField.tsx';
import { SettingFacts } from './SettingFacts.tsx';
import type { SettingFieldProps } from './settingGroup.ts';
import { SpecialDaysField } from './SpecialDaysField.tsx';
import { typedUnit } from './typedSetting.ts';
import { WeekField } from './WeekField.tsx';

/** A setting: a control for its kind, with its notes beside it. */
export function SettingField(props: SettingFieldProps) {
  const { key } = props.setting;
  const { hash } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  // The settings load after the page, so the browser can't scroll to the anchor itself.
  useEffect(() => {
    if (hash !== `#${key}`) return;
    row.current?.scrollIntoView();
    row.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <div ref={row} id={key} className="grid scroll-mt-19 gap-x-10 gap-y-2 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <SettingControl {...props} />
      <SettingFacts {...props} />
    </div>
  );
}

function SettingControl(props: SettingFieldProps) {
  const { setting } = props;
  switch (setting.kind) {
    case 'NUMBERS':
    case 'AMOUNTS':
    case 'PARAGRAPHS':
    case 'TEXTS':
      return <PartsField {...props} />;
    case 'WEEK':
      return (
        <Several setting={setting}>
          <WeekField {...props} />
        </Several>
      );
    case 'SPECIAL_DAYS':
      return (
        <Several setting={setting}>
          <SpecialDaysField {...props} />
        </Several>
      );
    case 'COLOUR':
      return <ColourField {...props} />;
    case 'LOGO':
    case 'ICON':
      return <LookPictureField {...props} use={setting.kind} />;
    case 'CHOICE':
    case 'LINES':
    case 'MONEY':
    case 'NUMBER':
    case 'PARAGRAPH':
    case 'SWITCH':
    case 'TEXT':
      return <OneControl {...props} kind={setting.kind} />;
  }
}

const LINE_ROWS = { least: 3, most: 8 };

/** The kinds of one control that needs no component of its own. */
type PlainKind = Exclude<
  SettingKind,
  'AMOUNTS' | 'COLOUR' | 'ICON' | 'LOGO' | 'NUMBERS' | 'PARAGRAPHS' | 'SPECIAL_DAYS' | 'TEXTS' | 'WEEK'
>;

function OneControl({ setting, form, kind }: SettingFieldProps & { kind: PlainKind }) {
  const { key, label, parts, help, maxLength } = setting;
  const name = `values.${key}` as const;
  const error = form.getFieldState(name, form.formState).error?.message;
  const control = form.register(name);
  const hint = help ?? undefined;
  switch (kind) {
    case 'SWITCH':
      return (
        <div className="grid gap-1">
          <Checkbox label={<span className="font-[650]">{label}</span>} error={error} {...control} />
          {hint && <p className="text-xs text-ink-2">{hint}</p>}
        </div>
      );
    case 'CHOICE':
      return (
        <SelectField
          {...control}
          label={label}
          error={error}
          hint={hint}
          className="max-w-md"
          options={parts.map((part) => ({ value: part.key, label: part.label }))}
        />
      );
    case 'LINES':
    case 'PARAGRAPH': {
      const typed = textFrom(form.watch(name));
      const rows = typed.split('\n').length;
      return (
        <TextAreaField
          {...control}
          label={label}
          error={error}
          hint={hint}
          length={typed.length}
          maxLength={maxLength ?? undefined}
          rows={Math.min(Math.max(rows, LINE_ROWS.least), LINE_ROWS.most)}
          className="max-w-xl"
        />
      );
    }
    case 'MONEY':
    case 'NUMBER':
    case 'TEXT':
      return (
        <TextField
          {...control}
          label={labelOf(setting)}
          error={error}
          hint={hint}
          autoComplete="off"
          className="max-w-xl"
          {...(kind === 'TEXT' ? {} : FIGURES)}
        />
      );
  }
}

const FIGURES = { inputMode: 'decimal', inputClassName: 'max-w-40 text-right tabular-nums' } as const;

/** The label with the unit of its value. */
function labelOf({ label, kind, unit }: SettingFieldProps['setting']): string {
  const said = kind === 'MONEY' || kind === 'AMOUNTS' ? '£' : typedUnit(unit);
  return said ? `${label} (${said})` : label;
}

/** A setting with several controls under one heading. */
function Several({ setting, children }: Pick<SettingFieldProps, 'setting'> & { children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1 text-sm font-[650]">{labelOf(setting)}</legend>
      {setting.help && <p className="text-xs text-ink-2">{setting.help}</p>}
      {children}
    </fieldset>
  );
}

function PartsField({ setting, form }: SettingFieldProps) {
  const { kind, maxLength } = setting;
  const isText = kind === 'TEXTS' || kind === 'PARAGRAPHS';
  return (
    <Several setting={setting}>
      <div className={`grid gap-3 ${isText ? 'max-w-xl' : '2xl:grid-cols-4 grid-cols-2 sm:grid-cols-3'}`}>
        {setting.parts.map(({ key, label }) => {
          const name = `values.${setting.key}.${key}` as const;
          const control = {
            ...form.register(name),
            label: label.charAt(0).toUpperCase() + label.slice(1),
            error: form.getFieldState(name, form.formState).error?.message,
          };
          return kind === 'PARAGRAPHS' ? (
            <TextAreaField
              key={key}
              {...control}
              length={textFrom(form.watch(name)).length}
              maxLength={maxLength ?? undefined}
              rows={2}
            />
          ) : (
            <TextField
              key={key}
              {...control}
              autoComplete="off"
              className={isText ? undefined : 'content-end'}
              {...(isText ? {} : FIGURES)}
            />
          );
        })}
      </div>
    </Several>
  );
}
