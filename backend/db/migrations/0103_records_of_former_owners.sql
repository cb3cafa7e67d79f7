alter table recharges add column of_former_owner boolean not null default false;
comment on column recharges.of_former_owner is 'True when the number that paid has another owner since: no refund is texted.';
alter table service_requests add column of_former_owner boolean not null default false;
comment on column service_requests.of_former_owner is
  'True when its number, or the number for its texts, has another owner since: it gets no texts and no eSIM.';
alter table web_forms add column of_former_owner boolean not null default false;
comment on column web_forms.of_former_owner is 'True when the number of its sender has another owner since.';
alter table recharge_campaign_entries add column of_former_owner boolean not null default false;
comment on column recharge_campaign_entries.of_former_owner is 'True when the number has another owner since.';
alter table esim_profiles add column of_former_owner boolean not null default false;
comment on column esim_profiles.of_former_owner is
  'True when its number has another owner since: the link no longer shows it.';
create index service_requests_number on service_requests (msisdn);
create index service_requests_contact on service_requests (contact_msisdn);
create index web_forms_number on web_forms ((fields ->> 'msisdn'));

drop index orders_preorder_number;
create unique index orders_preorder_number on orders (preorder_slug, msisdn)
  where preorder_slug is not null and state not in ('cancelled', 'expired') and not of_former_owner;

create or replace function verify_reviews() returns trigger language plpgsql as $$
begin
  update product_reviews set verified = true
  where msisdn = new.msisdn and not verified and not new.of_former_owner
    and product_slug in (select product_slug from order_lines where order_id = new.id);
  return null;
end $$;

with transferred as materialized (
  select r.id, r.msisdn, e.at from service_requests r
  join service_request_events e on e.request_id = r.id and e.state = 'completed' where r.service = 'ownership_transfer'),
requested as (
  update service_requests r set of_former_owner = true from transferred t
  where t.msisdn in (r.msisdn, r.contact_msisdn) and r.id <> t.id and r.created_at < t.at),
written as (
  update web_forms f set of_former_owner = true from transferred t
  where t.msisdn = f.fields ->> 'msisdn' and f.created_at < t.at),
entered as (
  update recharge_campaign_entries c set of_former_owner = true from transferred t
  where t.msisdn = c.msisdn and c.created_at < t.at)
update esim_profiles p set of_former_owner = true from transferred t where t.msisdn = p.msisdn and p.created_at < t.at;
