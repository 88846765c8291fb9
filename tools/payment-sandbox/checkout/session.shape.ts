import type { CheckoutSession } from '../state/wire.objects.ts';
import type { CheckoutOrder } from './session.params.ts';

interface SessionFacts {
  id: string;
  url: string;
  /** In seconds since 1970. */
  created: number;
  /** The goods, in pence, without shipping. */
  subtotal: number;
  shippingRate: string | null;
}

/** An open session in Stripe's shape; unsupported fields have the values of a session without them. */
export function newSession(
  order: CheckoutOrder,
  { id, url, created, subtotal, shippingRate }: SessionFacts,
): CheckoutSession {
  const shippingAmount = order.shipping?.amount ?? 0;
  return {
    ...NOT_IN_THE_SANDBOX,
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: subtotal + shippingAmount,
    cancel_url: order.cancelUrl,
    client_reference_id: order.clientReferenceId,
    created,
    currency: order.currency,
    customer_details: order.customerEmail === null ? null : customerDetails(order.customerEmail, null),
    customer_email: order.customerEmail,
    expires_at: order.expiresAt,
    livemode: false,
    locale: order.locale,
    metadata: order.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    shipping_cost: shippingRate === null ? null : shippingCost(shippingAmount, shippingRate),
    shipping_options:
      shippingRate === null ? [] : [{ shipping_amount: shippingAmount, shipping_rate: shippingRate }],
    status: 'open',
    submit_type: order.submitType,
    success_url: order.successUrl,
    total_details: { amount_discount: 0, amount_shipping: shippingAmount, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url,
  };
}

export function customerDetails(
  email: string | null,
  name: string | null,
): NonNullable<CheckoutSession['customer_details']> {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

function shippingCost(amount: number, rate: string): NonNullable<CheckoutSession['shipping_cost']> {
  return { amount_subtotal: amount, amount_tax: 0, amount_total: amount, shipping_rate: rate };
}

const NOT_IN_THE_SANDBOX = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<CheckoutSession>;
