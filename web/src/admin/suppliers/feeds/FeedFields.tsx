import { keysOf } from '@treadline/schema/trade/values/words';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { createSupplierFeedInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Choice, ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import type { FeedValues } from './feedValues.ts';
import { transportLabels } from './feedWords.tsx';
import { useSupplierFeedChoicesQuery } from './SupplierFeeds.generated.ts';

type Form = UseFormReturn<FeedValues>;

/** The fields of a feed; which of them are shown depends on how its files arrive. */
export function FeedFields({ form, id }: { form: Form; id: number | null }) {
  const { data } = useSupplierFeedChoicesQuery();
  const transport = useWatch({ control: form.control, name: 'transport' });
  const field = fieldsOf(form, rules);
  const hasFolder = data?.supplierFeedChoices?.hasFolder ?? true;
  const transports = keysOf(transportLabels)
    .filter((one) => one !== 'FOLDER' || hasFolder || one === transport)
    .map((value) => ({ value, label: transportLabels[value] }));
  return (
    <>
      <FormSection title="Files" text="CSV, XLSX or JSON lines, with the same columns each time.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Name" {...field('name')} />
          <SelectField label="How files arrive" options={transports} {...form.register('transport')} />
        </div>
        {transport === 'UPLOAD' ? <UploadFields id={id} /> : <AddressFields form={form} />}
      </FormSection>
      <FormSection
        title="Times"
        text="The owner is told if a feed is late, and a file that comes late waits for you."
      >
        {transport !== 'UPLOAD' && <ScheduleFields form={form} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Late after"
            optional
            inputMode="numeric"
            hint="Hours since the last new file; empty if it’s never late"
            {...field('lateAfterHours')}
          />
        </div>
        <Checkbox label="Look for files and take them" {...form.register('active')} />
      </FormSection>
    </>
  );
}

const ADDRESSES = {
  HTTPS: { label: 'Address', hint: 'Such as https://feeds.bond.example/stock.csv' },
  SFTP: {
    label: 'Address',
    hint: 'Such as sftp://files.bond.example/out/stock-*.csv: the newest file that matches is taken',
  },
  FOLDER: {
    label: 'Path',
    hint: 'Below the folder of suppliers, such as bond/stock-*.csv: the newest file that matches is taken',
  },
} as const;

function AddressFields({ form }: { form: Form }) {
  const { data } = useSupplierFeedChoicesQuery();
  const transport = useWatch({ control: form.control, name: 'transport' });
  const field = fieldsOf(form, rules);
  if (transport === 'UPLOAD') return null;
  const secrets = data?.supplierFeedChoices?.secrets ?? [];
  return (
    <>
      <TextField autoComplete="off" spellCheck={false} {...ADDRESSES[transport]} {...field('address')} />
      {transport !== 'FOLDER' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="User name"
            optional={transport === 'HTTPS'}
            autoComplete="off"
            hint={transport === 'HTTPS' ? 'Empty sends the secret as a token' : undefined}
            {...field('username')}
          />
          <SelectField
            label="Secret"
            optional={transport === 'HTTPS'}
            hint="Set where the shop is started, as SUPPLIER_SECRET_…, and sent to its host alone"
            options={[
              { value: '', label: 'None' },
              ...secrets.map(({ name, host }) => ({ value: name, label: `${name} (${host})` })),
            ]}
            error={form.formState.errors.secretName?.message}
            {...form.register('secretName')}
          />
        </div>
      )}
    </>
  );
}

function UploadFields({ id }: { id: number | null }) {
  return (
    <p className="text-sm wrap-anywhere text-ink-2">
      {id === null
        ? 'Once it’s added, this page has the address that takes the files.'
        : `A program with an API key sends each file to POST /api/suppliers/feeds/${id}/file. The key needs the scopes
          “Buy from suppliers” and “See costs and margins”.`}
    </p>
  );
}

function ScheduleFields({ form }: { form: Form }) {
  const schedule = useWatch({ control: form.control, name: 'schedule' });
  const field = fieldsOf(form, rules);
  return (
    <div className="grid gap-4">
      <ChoiceField legend="Look for a new file">
        <div className="flex flex-wrap gap-2">
          <Choice label="Every so often" value="EVERY" {...form.register('schedule')} />
          <Choice label="Once a day" value="DAILY" {...form.register('schedule')} />
        </div>
      </ChoiceField>
      <div className="grid gap-4 sm:grid-cols-2">
        {schedule === 'EVERY' ? (
          <TextField label="Minutes in between" inputMode="numeric" {...field('everyMinutes')} />
        ) : (
          <TextField
            label="From"
            type="time"
            hint="London time. It looks every quarter of an hour from then on, until there’s a new file"
            {...field('dailyAt')}
          />
        )}
      </div>
    </div>
  );
}
