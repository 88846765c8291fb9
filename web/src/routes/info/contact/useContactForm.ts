import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { serverWords } from '../../../apollo/failureText.ts';
import type { MessageTopic } from '../../../apollo/schema.generated.ts';
import { showRefusedFields } from '../../../features/accounts/showRefusedFields.ts';
import { tellAct } from '../../../lib/visitor/visitorActs.ts';
import { useSendMessageMutation } from './SendMessage.generated.ts';

/** The form's values. `website` is hidden, so only bots fill it in. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  website: string;
  topic: MessageTopic;
}

const EMPTY: ContactValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  website: '',
  topic: 'GENERAL',
};
const THANKS_MS = 5_000;
const FAILED = 'Failed to send message. Please try again.';

interface ContactForm {
  form: UseFormReturn<ContactValues>;
  send: () => void;
  isSending: boolean;
  /** The shop's reply to a received message; null before, and again five seconds later. */
  thanks: string | null;
  /** Why the message wasn't sent; null unless it failed. */
  failure: string | null;
}

/**
 * The contact form and its sending state.
 * @param shopEmail the address to suggest if the server can't be reached.
 * @param about initial values.
 */
export function useContactForm(
  shopEmail: string,
  about: Partial<Pick<ContactValues, 'topic' | 'subject'>>,
): ContactForm {
  const form = useForm<ContactValues>({ defaultValues: { ...EMPTY, ...about } });
  const [thanks, setThanks] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sendMessage, { loading }] = useSendMessageMutation();

  useEffect(() => {
    if (thanks === null) return;
    const timer = setTimeout(() => {
      setThanks(null);
      form.reset(EMPTY);
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanks, form]);

  async function send(input: ContactValues) {
    setFailure(null);
    try {
      const answer = (await sendMessage({ variables: { input } })).data?.sendMessage;
      if (answer?.__typename === 'MessageSent') {
        tellAct({ name: 'QUOTE_REQUEST' });
        return setThanks(answer.message);
      }
      if (answer?.__typename === 'InvalidInput' && showRefusedFields(form, answer.fields)) return;
      setFailure((answer && 'message' in answer && answer.message) || FAILED);
    } catch (error) {
      setFailure(
        serverWords(error) ??
          `Failed to send message. Please try again or contact us directly at ${shopEmail}`,
      );
    }
  }

  return {
    form,
    send: () => {
      if (!loading && thanks === null) void form.handleSubmit(send)();
    },
    isSending: loading,
    thanks,
    failure,
  };
}
