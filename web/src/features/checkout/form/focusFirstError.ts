/** The form's id, for the submit button, which is outside the form beside the order's total. */
export const CHECKOUT_FORM_ID = 'checkout-form';

/** Focuses the first field, in visual order, for which `isBad` is true. */
export function focusFirstError(isBad: (name: string) => boolean): void {
  const form = document.getElementById(CHECKOUT_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return;
  for (const field of form.elements) {
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && isBad(field.name))
      return field.focus();
  }
}
