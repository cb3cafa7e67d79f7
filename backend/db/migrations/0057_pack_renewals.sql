-- A pack of the sandbox's charging system that renews itself is renewed, or refused, once (docs/decisions/135).
alter table charging_packs add column renewed_at timestamptz;
create index charging_packs_renewing on charging_packs (valid_until) where auto_renew and renewed_at is null;
