-- Tyres that the shop said would fit a vehicle, and don't. The buyer names the vehicle and the size on its old tyres.
alter table order_returns
  drop constraint order_returns_reason_check,
  add constraint order_returns_reason_check
    check (reason in ('CANCELLATION', 'UNUSED', 'FAULTY', 'DAMAGED', 'WRONG', 'MISFIT', 'QUALITY', 'EXCHANGE')),
  add column vehicle text check (vehicle <> ''),
  add column fitment_ids jsonb not null default '[]' check (jsonb_typeof(fitment_ids) = 'array'),
  add column sidewall_size text check (sidewall_size <> '');

-- Sizes that returns say don't fit a vehicle. They change nothing until a person corrects the vehicle.
create table fitment_corrections (
  id uuid primary key,
  vehicle_id integer references vehicles on delete cascade,
  size text not null check (size <> ''),
  state text not null check (state in ('WAITING', 'APPROVED', 'DISMISSED')),
  note text check (char_length(note) between 1 and 2000),
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'DISMISSED') = (note is not null)),
  check (state <> 'APPROVED' or vehicle_id is not null)
);
create unique index fitment_corrections_waiting on fitment_corrections (vehicle_id, size) where state = 'WAITING';
create index fitment_corrections_of_vehicle on fitment_corrections (vehicle_id);
create index fitment_corrections_by_state on fitment_corrections (state, updated_at desc, id desc);

-- A return counts once for each of its sizes.
create table fitment_correction_returns (
  return_id uuid not null references order_returns on delete cascade,
  size text not null check (size <> ''),
  correction_id uuid not null references fitment_corrections on delete cascade,
  primary key (return_id, size)
);
create index fitment_correction_returns_of_correction on fitment_correction_returns (correction_id);
