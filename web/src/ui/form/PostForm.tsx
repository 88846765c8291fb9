import type { ComponentProps, SubmitEvent } from 'react';

/** Handles a submitted form, like React Hook Form's `handleSubmit`. */
export type SubmitForm = (event: SubmitEvent<HTMLFormElement>) => Promise<void> | void;

interface PostFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: SubmitForm;
}

/**
 * A form that the page validates and sends itself. It uses POST so that, if it's submitted before the page's
 * code has loaded, the typed values don't end up in the URL.
 */
export function PostForm({ onSubmit, ...rest }: PostFormProps) {
  // If sending throws, `watchFaults` reports it.
  return <form noValidate method="post" {...rest} onSubmit={(event) => void onSubmit(event)} />;
}
