-- The charging system of the sandbox: balances of numbers, and a ledger of two entries for each change. A balance changes
-- through its entries alone, so that their sum is the balance (docs/decisions/129).
create table charging_accounts (
  msisdn text primary key check (msisdn ~ '^01[3-9][0-9]{8}$'),
  balance_poisha bigint not null default 0 check (balance_poisha >= 0),
  valid_until timestamptz not null
);

-- What was asked for under a reference, and what became of it: one answer for good.
create table charging_changes (
  reference text primary key,
  kind text not null check (kind in ('opening', 'recharge', 'activation')),
  msisdn text not null references charging_accounts (msisdn),
  amount_poisha bigint not null check (amount_poisha >= 0),
  pack_id text,
  refused_for text check (refused_for in ('balance-too-low', 'pack-not-available', 'number-unknown')),
  -- The balance after the change; null for a refusal.
  balance_poisha bigint,
  created_at timestamptz not null default now(),
  constraint charging_change_answered check ((refused_for is null) = (balance_poisha is not null)),
  constraint charging_change_pack check ((kind = 'activation') = (pack_id is not null))
);
create index charging_changes_of_number on charging_changes (msisdn, created_at desc);

create table charging_entries (
  reference text not null references charging_changes (reference),
  -- The number's own account, or the account of the house on the other side.
  account text not null check (account in ('subscriber', 'openings', 'recharges', 'packs')),
  msisdn text not null references charging_accounts (msisdn),
  amount_poisha bigint not null check (amount_poisha <> 0),
  primary key (reference, account)
);
create index charging_entries_of_number on charging_entries (msisdn) where account = 'subscriber';

create function apply_charging_entry() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'An entry of the charging ledger is never changed';
  end if;
  update charging_accounts set balance_poisha = balance_poisha + new.amount_poisha where msisdn = new.msisdn;
  return new;
end $$;
create trigger charging_entry_moves_balance before insert on charging_entries
  for each row when (new.account = 'subscriber') execute function apply_charging_entry();
create trigger charging_entry_stays before update or delete on charging_entries
  for each row execute function apply_charging_entry();

create function check_charging_change() returns trigger language plpgsql as $$
begin
  if (select sum(amount_poisha) from charging_entries where reference = new.reference) <> 0 then
    raise exception 'The entries of the change % do not balance', new.reference;
  end if;
  return null;
end $$;
create constraint trigger charging_change_balances after insert on charging_entries
  deferrable initially deferred for each row execute function check_charging_change();

create table charging_packs (
  reference text primary key references charging_changes (reference),
  msisdn text not null references charging_accounts (msisdn),
  pack_id text not null,
  data_mb integer not null check (data_mb >= 0),
  minutes integer not null check (minutes >= 0),
  sms integer not null check (sms >= 0),
  auto_renew boolean not null,
  valid_until timestamptz not null
);
create index charging_packs_of_number on charging_packs (msisdn, valid_until);
