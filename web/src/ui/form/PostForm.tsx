import type { ComponentProps, SubmitEvent } from 'react';

/** Handles a form that is sent, as React Hook Form's `handleSubmit` does. */
export type SubmitForm = (event: SubmitEvent<HTMLFormElement>) => Promise<void> | void;

interface PostFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: SubmitForm;
}

/**
 * A form whose fields the page checks and sends itself. Sent before the page's code has loaded, it posts, so that what
 * was typed doesn't end up in the address.
 */
export function PostForm({ onSubmit, ...rest }: PostFormProps) {
  // If sending throws, `watchFaults` hears of it.
  return <form noValidate method="post" {...rest} onSubmit={(event) => void onSubmit(event)} />;
}
