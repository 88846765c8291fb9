import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { saveNewsletterIssueInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useNewsletterChoicesQuery } from './Issues.generated.ts';
import type { IssueValues } from './issueValues.ts';

/** The contents of an issue. */
export function IssueFields({ form }: { form: UseFormReturn<IssueValues> }) {
  const { register, formState, watch } = form;
  const field = fieldsOf(form, rules);
  const { errors } = formState;
  const choices = useNewsletterChoicesQuery({ fetchPolicy: 'cache-and-network' }).data?.newsletterChoices;
  return (
    <>
      <FormSection title="Text" text="The subject appears in inboxes and as the heading.">
        <TextField label="Subject" {...field('subject')} />
        <TextAreaField label="Introduction" rows={6} length={watch('intro').length} {...field('intro')} />
      </FormSection>
      <FormSection title="Offers" text="Tyres in stock that cost less than we charged in the last 90 days.">
        <Choices error={errors.productIds?.message} none="No prices have dropped recently.">
          {choices?.offers.map(({ id, name, price, wasPrice }) => (
            <Checkbox
              key={id}
              label={`${name}: ${formatPrice(price)}, was ${formatPrice(wasPrice)}`}
              value={String(id)}
              {...register('productIds')}
            />
          ))}
        </Choices>
      </FormSection>
      <FormSection title="Articles" text="The latest blog articles.">
        <Choices error={errors.postIds?.message} none="No articles published yet.">
          {choices?.posts.map(({ id, title }) => (
            <Checkbox key={id} label={title} value={String(id)} {...register('postIds')} />
          ))}
        </Choices>
      </FormSection>
    </>
  );
}

interface ChoicesProps {
  error: string | undefined;
  /** Shown if there's nothing to choose. */
  none: string;
  children: ReactNode[] | undefined;
}

function Choices({ error, none, children }: ChoicesProps) {
  return (
    <div className="grid">
      {children?.length === 0 && <p className="text-sm text-ink-2">{none}</p>}
      {children}
      {error && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
