import { groupedNumber, TEST_CARDS } from '../shapes/test.cards.ts';
import { formatMoney } from '../state/money.format.ts';
import type { CheckoutRecord, SandboxStore } from '../state/sandbox.store.ts';
import type { CardField, FieldError, TypedFields } from './card.form.ts';
import { orderSummary } from './order.summary.html.ts';
import { pageFrame } from './page.frame.html.ts';
import { html, type SafeHtml } from './safe.html.ts';

interface CardPage {
  store: SandboxStore;
  record: CheckoutRecord;
  shopName: string;
  typed?: TypedFields;
  errors?: readonly FieldError[];
}

const NOTHING_TYPED: TypedFields = { email: '', expiry: '', name: '' };

/** The page on which a payer enters a card. */
export function cardPage({ store, record, shopName, typed = NOTHING_TYPED, errors = [] }: CardPage): string {
  const { session, lineItems } = record;
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? '');
  const title = `Pay ${total} to ${shopName}`;
  return pageFrame({
    title: errors.length > 0 ? `Error: ${title}` : title,
    layout: 'pay',
    main: html`<div class="top">
        ${session.cancel_url !== null && html`<a class="back" href="${session.cancel_url}">← Back to the shop</a>`}
        <h1><span class="to">Pay ${shopName}</span> <span class="price">${total}</span></h1>
        ${errors.length > 0 && errorSummary(errors)}
      </div>
      ${orderSummary(store, session, lineItems)}
      <section class="card" aria-labelledby="card-title">
        <h2 id="card-title">Pay by card</h2>
        ${cardForm(session.id, session.customer_email, total, typed, errors)}
        ${testCardList(errors.some(({ field }) => field === 'number'))}
      </section>`,
  });
}

function errorSummary(errors: readonly FieldError[]): SafeHtml {
  return html`<div class="alert" role="alert">
    <h2>The payment didn’t go through</h2>
    <ul>
      ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}

function cardForm(
  sessionId: string,
  knownEmail: string | null,
  total: string,
  typed: TypedFields,
  errors: readonly FieldError[],
): SafeHtml {
  // A relative address, so that the page also works behind a proxy that adds a path prefix.
  return html`<form method="post" action="${sessionId}" novalidate>
    ${knownEmail === null ? emailInput(typed.email, errors) : emailLine(knownEmail)}
    ${input({ field: 'number', label: 'Card number', autocomplete: 'cc-number', numeric: true, maxLength: 23, errors })}
    <div class="pair">
      ${input({
        field: 'expiry',
        label: 'Expiry (MM / YY)',
        autocomplete: 'cc-exp',
        numeric: true,
        maxLength: 9,
        value: typed.expiry,
        errors,
      })}
      ${input({ field: 'cvc', label: 'Security code', autocomplete: 'cc-csc', numeric: true, maxLength: 4, errors })}
    </div>
    ${input({
      field: 'name',
      label: 'Name on card',
      autocomplete: 'cc-name',
      maxLength: 100,
      value: typed.name,
      errors,
    })}
    <button class="button" type="submit">Pay ${total}</button>
  </form>`;
}

function emailLine(email: string): SafeHtml {
  return html`<p class="field__known"><span class="hint">Email</span><br />${email}</p>`;
}

function emailInput(value: string, errors: readonly FieldError[]): SafeHtml {
  return input({
    field: 'email',
    label: 'Email',
    autocomplete: 'email',
    type: 'email',
    maxLength: 200,
    value,
    errors,
  });
}

interface Input {
  field: CardField;
  label: string;
  autocomplete: string;
  type?: 'email' | 'text';
  numeric?: boolean;
  maxLength: number;
  value?: string;
  errors: readonly FieldError[];
}

function input({
  field,
  label,
  autocomplete,
  type = 'text',
  numeric = false,
  maxLength,
  value = '',
  errors,
}: Input): SafeHtml {
  const error = errors.find((one) => one.field === field);
  return html`<div class="field">
    <label for="${field}">${label}</label>
    <input
      id="${field}"
      name="${field}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${numeric && html` inputmode="numeric"`}
      maxlength="${maxLength}"
      value="${value}"
      required${error && html` aria-invalid="true" aria-describedby="${field}-error"`}
    />
    ${error && html`<p class="field__error" id="${field}-error">${error.message}</p>`}
  </div>`;
}

function testCardList(open: boolean): SafeHtml {
  return html`<details${open && html` open`}>
<summary>Test cards</summary>
<dl class="cards">
${TEST_CARDS.map(
  ({ number, note }) =>
    html`<div>
      <dt>${groupedNumber(number)}</dt>
      <dd>${note}</dd>
    </div> `,
)}
</dl>
<p class="hint cards">Any future expiry date, security code and name will do.</p>
</details>`;
}
