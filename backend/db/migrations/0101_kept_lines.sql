alter table order_lines add column kept boolean not null default false;
comment on column order_lines.kept is 'True when the order was cancelled but its buyer keeps this SIM, because it was in use.';

-- Orders that were cancelled before this column existed. A payment that was refunded in full kept nothing. A request may
-- have been ordered again later, so its SIM counts only if it was in use before the order ended.
update order_lines l set kept = true from orders o
where o.id = l.order_id and o.state = 'cancelled'
  and (o.payable_poisha = 0 or exists (select from payments p where p.order_id = o.id and p.kept_poisha > 0))
  and (exists (select from esim_deliveries d join esim_profiles p on p.delivery_id = d.public_id
      where d.order_id = o.id and p.msisdn = l.options ->> 'sim')
    or l.options ? 'simReplacement' and exists (select from service_request_events r
      join order_events e on e.order_id = o.id and e.state = 'cancelled'
      where r.request_id = l.sim_request_id and r.state = 'completed' and r.at <= e.at));
