create table orders (
  id uuid primary key,
  number text not null unique,
  status text not null default 'PENDING'
    check (status in ('PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED')),
  payment_status text not null default 'UNPAID'
    check (payment_status in ('UNPAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED')),
  email text not null,
  phone text,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  delivery_method text not null check (delivery_method in ('STANDARD', 'EXPRESS', 'EMERGENCY')),
  subtotal_pence integer not null check (subtotal_pence >= 0),
  shipping_pence integer not null check (shipping_pence >= 0),
  vat_included_pence integer not null check (vat_included_pence >= 0),
  total_pence integer not null,
  currency text not null default 'gbp',
  newsletter_requested boolean not null default false,
  terms_accepted_at timestamptz not null,
  provider_session_id text unique,
  provider_payment_id text,
  reserved_until timestamptz,
  paid_at timestamptz,
  needs_attention text,
  browser_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid references users on delete set null,
  shipping_provider text not null default 'Own delivery team' check (shipping_provider <> ''),
  invoice_serial integer unique check (invoice_serial > 0),
  delivered_at timestamptz,
  buyer_erased boolean not null default false,
  -- What was paid where that is not the total, so that it can be paid back.
  received_pence integer,
  carrier_tracking_number text check (carrier_tracking_number <> ''),
  dispatch_by timestamptz,
  deliver_by date,
  revision integer not null default 1 check (revision > 0),
  -- Both spellings of a postcode, because it is searched for in either.
  search_text text
    generated always as (
      lower(
        number || ' ' || id::text || ' ' || email || ' ' || coalesce(replace(phone, ' ', ''), '') || ' '
        || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', '') || ' '
        || coalesce(shipping_address ->> 'company', '') || ' ' || coalesce(shipping_address ->> 'postcode', '') || ' '
        || replace(coalesce(shipping_address ->> 'postcode', ''), ' ', '') || ' '
        || coalesce(carrier_tracking_number, '')
      )
    ) stored,
  paid_by_hand text check (paid_by_hand in ('CARD_TERMINAL', 'CASH', 'BANK_TRANSFER')),
  expired_at timestamptz,
  promises jsonb check (jsonb_typeof(promises) = 'object'),
  payment_method text check (payment_method <> ''),
  -- When the buyer was removed from all papers, because the order need no longer be on record.
  buyer_forgotten_at timestamptz,
  analytics_consent text,
  -- Who sends a checkout again, because its answer was lost, is given the order that it placed.
  attempt_key text,
  attempt_digest text,
  dealt_with text[] not null default '{}',
  -- Null where the number does for both, as on orders that are older than short numbers.
  tracking_number text,
  check (total_pence = (subtotal_pence + shipping_pence)),
  constraint orders_erased_is_nobodys check (not buyer_erased or user_id is null),
  constraint orders_number_check check (
    case when tracking_number is null
      then number ~ '^TFL[0-9]{10}$' or number ~ '^TFL[0-9]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'
      else number ~ '^[A-Z]{2,5}(-[0-9]{4}){2}$' and tracking_number ~ '^TFL[0-9]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'
    end
  )
);
create index orders_reserved on orders (reserved_until) where reserved_until is not null;
create index orders_of_user on orders (user_id, created_at desc, id desc) where user_id is not null;
create index orders_without_user on orders (lower(email)) where user_id is null;
create index orders_newest on orders (created_at desc, id desc);
create index orders_changed on orders (updated_at);
create index orders_delivered on orders (delivered_at) where status = 'DELIVERED';
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_short_id on orders (left(id::text, 8));
create index orders_by_status on orders (status, payment_status, created_at desc, id desc);
create index orders_dearest on orders (total_pence desc, id desc);
create index orders_to_ship on orders (paid_at, id) where status in ('PENDING', 'PROCESSING');
create index orders_promised on orders (deliver_by, dispatch_by, id)
  where status in ('PENDING', 'PROCESSING', 'SHIPPED');
create index orders_paid_back on orders (id) where payment_status in ('REFUNDED', 'PARTIALLY_REFUNDED');
create index orders_need_a_hand on orders (created_at desc, id desc) where needs_attention is not null;
create index on orders (analytics_consent) where analytics_consent is not null;
create unique index orders_attempt_key on orders (attempt_key) where attempt_key is not null;
create index orders_provider_payment on orders (provider_payment_id) where provider_payment_id is not null;
create index orders_never_paid on orders (created_at)
  where status = 'CANCELLED' and paid_at is null and buyer_forgotten_at is null;
create index orders_phone on orders using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);
create unique index orders_tracking_number_key on orders (coalesce(tracking_number, number));
create index orders_other_carriers on orders (created_at) where shipping_provider <> 'Own delivery team';

create table order_lines (
  id integer generated by default as identity primary key,
  order_id uuid not null references orders,
  product_id integer references products,
  product_name text not null,
  product_brand text not null,
  product_size text not null,
  product_sku text not null,
  fulfilment text not null default 'MAIL_ORDER' check (fulfilment in ('MAIL_ORDER', 'FITTED')),
  unit_price_pence integer not null check (unit_price_pence > 0),
  quantity integer not null check (quantity between 1 and 99),
  line_total_pence integer not null,
  returned_units integer not null default 0,
  damaged_units integer not null default 0,
  list_price_pence integer check (list_price_pence > 0),
  price_reason text check (price_reason <> ''),
  kind text not null default 'TYRE' check (kind in ('TYRE', 'ROAD_HAZARD_PLAN')),
  covers_line_id integer,
  plan_months smallint check (plan_months > 0),
  constraint order_lines_of_order unique (order_id, id),
  constraint order_lines_covers_fkey foreign key (order_id, covers_line_id) references order_lines (order_id, id),
  check (line_total_pence = (unit_price_pence * quantity)),
  constraint order_lines_returned_check
    check (damaged_units >= 0 and damaged_units <= returned_units and returned_units <= quantity),
  constraint order_lines_override_check check ((list_price_pence is null) = (price_reason is null)),
  constraint order_lines_kind_tyre_check check ((kind = 'TYRE') = (product_id is not null)),
  constraint order_lines_kind_plan_check
    check ((kind = 'ROAD_HAZARD_PLAN') = (covers_line_id is not null) and (kind = 'ROAD_HAZARD_PLAN') = (plan_months
      is not null))
);
create index order_lines_sku on order_lines using gin (lower(product_sku) gin_trgm_ops);
create index order_lines_product on order_lines (product_id) where product_id is not null;

create table order_events (
  id integer generated by default as identity primary key,
  order_id uuid not null references orders,
  status text not null check (status in ('PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED')),
  message text not null,
  at timestamptz not null default now(),
  location text,
  notes text
);
create index order_events_order on order_events (order_id, at);

create table order_notes (
  id integer generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (text <> ''),
  at timestamptz not null
);
create index order_notes_of_order on order_notes (order_id, id desc);

create table order_deliveries (
  order_id uuid primary key references orders on delete cascade,
  day date,
  from_time text check (from_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  until_time text check (until_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  place text check (place in ('HANDED_OVER', 'SAFE_PLACE', 'NEIGHBOUR', 'CARRIER')),
  receiver text check (receiver <> ''),
  constraint order_deliveries_hours_check
    check ((from_time is null) = (until_time is null) and (from_time is null or day is not null)),
  constraint order_deliveries_taken_check check (receiver is null or place is not null)
);

-- The codes that let guests see their order.
create table order_codes (
  order_id uuid primary key references orders on delete cascade,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);

create table manual_orders (
  order_id uuid primary key references orders on delete cascade deferrable initially deferred,
  payment text not null check (payment in ('LINK', 'CARD_TERMINAL', 'CASH', 'BANK_TRANSFER')),
  taken_by uuid references users on delete set null,
  note text check (note <> ''),
  delivery_reason text check (delivery_reason <> ''),
  request_key text unique check (request_key <> ''),
  links integer not null default 0 check (links >= 0),
  link_sent_at timestamptz,
  link_expires_at timestamptz,
  recorded_by uuid references users on delete set null,
  reference text check (reference <> '')
);

create table payment_events (
  id text primary key,
  type text not null,
  session_id text,
  received_at timestamptz not null default now(),
  settled_at timestamptz
);

create table payment_reminders (
  order_id uuid primary key references orders on delete cascade,
  sent_at timestamptz not null
);

-- How far the list of events at the payment provider has been read; one row.
create table provider_bookmark (
  is_only boolean default true primary key check (is_only),
  event_id text not null
);

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  amount_pence integer not null check (amount_pence > 0),
  status text not null check (status in ('PENDING', 'REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'CANCELED')),
  ends_as text check (ends_as in ('CANCELLED', 'REFUNDED')),
  message text not null,
  attempt integer not null default 1 check (attempt > 0),
  asked_by_role text not null,
  asked_by uuid,
  refusal text,
  provider_refund_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  delivery_pence integer not null default 0 check (delivery_pence >= 0),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  restocked boolean not null default false,
  request_key text check (request_key <> ''),
  tried_at timestamptz not null default now(),
  reduces jsonb check (jsonb_typeof(reduces) = 'object'),
  origin text not null default 'SHOP' check (origin in ('SHOP', 'PROVIDER', 'DISPUTE')),
  given_up_at timestamptz,
  told_as text,
  deductions jsonb not null default '[]' check (jsonb_typeof(deductions) = 'array'),
  constraint refunds_refusal_check check ((status in ('FAILED', 'CANCELED')) = (refusal is not null))
);
create index refunds_under_way on refunds (updated_at) where status in ('PENDING', 'REQUIRES_ACTION');
create index refunds_of_order on refunds (order_id, created_at);
create unique index refunds_asked_once on refunds (order_id, request_key) where request_key is not null;

create table disputes (
  id text primary key,
  order_id uuid not null references orders,
  amount_pence integer not null check (amount_pence >= 0),
  state text not null check (state in ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'DROPPED')),
  reason text not null,
  evidence_due_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  updated_at timestamptz not null,
  read_at timestamptz not null,
  check ((closed_at is null) = (state in ('NEEDS_RESPONSE', 'UNDER_REVIEW')))
);
create index disputes_of_order on disputes (order_id, opened_at);
create index disputes_open on disputes (read_at) where closed_at is null;

-- One row, locked while a payment is booked: invoices are numbered without gaps (VAT Regulations 1995, regulation 14).
create table invoice_counter (
  only_row boolean default true primary key check (only_row),
  last_serial integer not null
);
insert into invoice_counter (last_serial) values (0);

create table invoices (
  order_id uuid primary key references orders,
  serial integer not null unique check (serial > 0),
  issued_at timestamptz not null,
  seller jsonb not null,
  billing_address jsonb,
  delivery_address jsonb,
  lines jsonb not null,
  subtotal_pence integer not null,
  shipping_pence integer not null,
  total_pence integer not null,
  vat jsonb not null
);

-- One row, locked while a refund is booked: credit notes are numbered without gaps, like invoices.
create table credit_note_counter (
  only_row boolean default true primary key check (only_row),
  last_serial integer not null
);
insert into credit_note_counter (last_serial) values (0);

create table credit_notes (
  serial integer primary key check (serial > 0),
  order_id uuid not null references invoices,
  refund_id uuid not null references refunds,
  issued_at timestamptz not null,
  voided_at timestamptz,
  seller jsonb not null,
  reason text not null,
  lines jsonb not null,
  total_pence integer not null check (total_pence > 0),
  vat jsonb not null,
  deductions jsonb not null default '[]' check (jsonb_typeof(deductions) = 'array')
);
create unique index credit_notes_counting on credit_notes (refund_id) where voided_at is null;
create index credit_notes_of_order on credit_notes (order_id, serial);

create table order_returns (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  ordinal integer not null check (ordinal > 0),
  step text not null check (step in ('REQUESTED', 'APPROVED', 'ON_ITS_WAY', 'RECEIVED', 'REFUSED', 'WITHDRAWN')),
  reason text not null
    check (reason in ('CANCELLATION', 'UNUSED', 'FAULTY', 'DAMAGED', 'WRONG', 'QUALITY', 'EXCHANGE')),
  comment text check (char_length(comment) between 1 and 2000),
  fitted_on date,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  method text not null check (method in ('OWN_CARRIER', 'COLLECTION')),
  collection_pence integer not null default 0 check (collection_pence >= 0),
  carrier text check (char_length(carrier) between 1 and 100),
  tracking_number text check (char_length(tracking_number) between 1 and 100),
  refusal text check (char_length(refusal) between 1 and 1000),
  deduction_pence integer not null default 0 check (deduction_pence >= 0),
  deduction_reason text check (char_length(deduction_reason) between 1 and 500),
  revision integer not null default 1 check (revision > 0),
  requested_at timestamptz not null,
  approved_at timestamptz,
  sent_at timestamptz,
  received_at timestamptz,
  closed_at timestamptz,
  updated_at timestamptz not null,
  unique (order_id, ordinal),
  check ((step = 'REFUSED') = (refusal is not null)),
  constraint order_returns_check2 check ((deduction_pence > 0) = (deduction_reason is not null)),
  constraint order_returns_closed_check check (step not in ('REFUSED', 'WITHDRAWN') or closed_at is not null)
);
create index order_returns_by_step on order_returns (step, updated_at desc, id desc);
create index order_returns_by_time on order_returns (updated_at desc, id desc);

-- What buyers claim for tyres that they bought; its steps follow.
create table claims (
  id uuid primary key,
  order_id uuid not null references orders,
  line_id integer not null references order_lines,
  kind text not null check (kind in ('PRICE_MATCH', 'ROAD_HAZARD', 'WARRANTY')),
  state text not null
    check (state in ('WAITING', 'QUESTION', 'WITH_MAKER', 'PAYING', 'PAID_BACK', 'REPLACED', 'REFUSED',
      'WITHDRAWN')),
  quantity integer not null check (quantity > 0),
  text text check (char_length(text) between 1 and 2000),
  offer_url text check (char_length(offer_url) between 1 and 2000),
  offer_pence integer check (offer_pence > 0),
  mileage integer check (mileage >= 0),
  tread_mm smallint check (tread_mm >= 0),
  amount_pence integer check (amount_pence > 0),
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (kind <> 'PRICE_MATCH' or offer_pence is not null),
  check ((state in ('PAYING', 'PAID_BACK')) = (amount_pence is not null))
);
create index claims_of_order on claims (order_id, created_at);
create index claims_by_state on claims (state, updated_at desc, id desc);
create unique index claims_open_once on claims (line_id, kind)
  where state in ('WAITING', 'QUESTION', 'WITH_MAKER', 'PAYING');

create table claim_steps (
  id integer generated always as identity primary key,
  claim_id uuid not null references claims on delete cascade,
  author text not null check (author in ('BUYER', 'SHOP')),
  written_by uuid references users on delete set null,
  state text not null,
  text text check (char_length(text) between 1 and 2000),
  at timestamptz not null,
  check (author = 'SHOP' or written_by is null)
);
create index claim_steps_of_claim on claim_steps (claim_id, id);
create index claim_steps_of_user on claim_steps (written_by) where written_by is not null;

create table stock_movements (
  id integer generated by default as identity primary key,
  product_id integer not null references products,
  order_id uuid references orders,
  quantity integer not null check (quantity <> 0),
  reason text not null,
  at timestamptz not null default now()
);
create index stock_movements_product on stock_movements (product_id, at);
create unique index stock_movements_sold_once on stock_movements (order_id, product_id) where reason = 'SOLD';

-- What customers and drivers photographed: for the owner of their subject and the shop alone.
create table photographs (
  id uuid primary key,
  user_id uuid references users on delete set null,
  order_id uuid references orders on delete set null,
  mailbox text check (mailbox <> ''),
  subject text check (subject <> ''),
  subject_id text check (subject_id <> ''),
  place smallint,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  constraint photographs_mailbox_with_order_check check (order_id is null or mailbox is not null),
  constraint photographs_attached_check check (num_nulls(subject, subject_id, place) in (0, 3))
);
create index photographs_by_subject on photographs (subject, subject_id);
create index photographs_by_user on photographs (user_id);
create index photographs_by_order on photographs (order_id);
create index photographs_by_mailbox on photographs (mailbox);
create index photographs_unattached on photographs (created_at) where subject is null;

-- Steps of orders that can still be undone.
create table held_steps (
  id uuid primary key,
  actor_id uuid not null,
  viewer jsonb not null,
  to_status text not null,
  orders jsonb not null,
  input jsonb,
  created_at timestamptz not null,
  takes_effect_at timestamptz not null,
  begun_at timestamptz,
  done_at timestamptz,
  refused jsonb
);
create index held_steps_waiting on held_steps (takes_effect_at) where done_at is null;
create index held_steps_actor on held_steps (actor_id);
create index held_steps_done on held_steps (done_at) where done_at is not null;
