alter table orders add column of_former_owner boolean not null default false;
comment on column orders.of_former_owner is
  'True when the number was transferred to another person after the order: that person does not see it.';

update orders o set of_former_owner = true
from service_requests r join service_request_events e on e.request_id = r.id and e.state = 'completed'
where r.service = 'ownership_transfer' and r.msisdn = o.msisdn and o.placed_at < e.at;

update recharges c set payer_msisdn = null
from service_requests r join service_request_events e on e.request_id = r.id and e.state = 'completed'
where r.service = 'ownership_transfer' and r.msisdn = c.payer_msisdn and c.created_at < e.at;
