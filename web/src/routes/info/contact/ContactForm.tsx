import { messageTopics } from '@treadline/schema/trade/people/message-topic';
import { useSearchParams } from 'react-router-dom';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { sendMessageInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { Honeypot } from '../../../ui/form/Honeypot.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DATA_COMPLAINT, ReadySubjects } from './ReadySubjects.tsx';
import { useContactForm } from './useContactForm.ts';

/** Sends the shop a message. The browser itself reports missing fields. */
export function ContactForm({ shopEmail }: { shopEmail: string }) {
  const [parameters] = useSearchParams();
  const about = parameters.get('topic') === 'data-protection' ? DATA_COMPLAINT : {};
  const { form, send, isSending, thanks, failure } = useContactForm(shopEmail, about);
  const { register, setValue, getValues, setFocus, watch, formState } = form;
  const field = fieldsOf(form, rules);
  const shared = { required: true, readOnly: thanks !== null };
  return (
    <form
      method="post"
      aria-label="Contact form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid max-w-2xl gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...shared} {...field('name')} />
        <EmailField {...shared} {...field('email')} />
      </div>
      <PhoneField
        readOnly={shared.readOnly}
        hint="If you would like us to call you back"
        {...field('phone')}
      />
      <div className="grid gap-2">
        <TextField label="Subject" {...shared} {...field('subject')} />
        <ReadySubjects
          chosen={{ subject: watch('subject'), topic: watch('topic') }}
          onChoose={({ subject, topic }) => {
            setValue('topic', topic);
            setValue('subject', subject, { shouldValidate: formState.isSubmitted });
            // Don't skip fields that are still empty.
            if (getValues(['name', 'email']).every((value) => value.trim() !== '')) setFocus('message');
          }}
        />
      </div>
      <p role="status" className="max-w-prose text-sm text-ink-2 empty:hidden">
        {watch('topic') === 'DATA_PROTECTION' &&
          'We’ll acknowledge your complaint by email, look into it without undue delay and tell you the outcome. ' +
            `We aim to do so within ${messageTopics.DATA_PROTECTION.days} days.`}
      </p>
      <TextAreaField
        label="Message"
        {...shared}
        rows={7}
        length={watch('message').length}
        hint="If it’s about an order, please give its number."
        {...field('message')}
      />
      <Honeypot {...register('website')} />
      {failure && <Notice tone="bad" title={failure} />}
      <div role="status">{thanks && <Notice tone="good" title={thanks} />}</div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isSending}
        disabledReason={thanks === null ? undefined : 'We have your message'}
        className="justify-self-start"
      >
        {isSending ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}
