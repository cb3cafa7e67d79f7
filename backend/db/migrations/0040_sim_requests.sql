-- A replacement SIM belongs to the request that asked for it (docs/decisions/108).

-- When somebody at a customer centre saw the ID of the number's owner; null where nobody has.
alter table service_requests add column identity_checked_at timestamptz;

-- The request that the replacement SIM of a line is for. It is released when the order ends without its goods, so that
-- the request can be ordered again.
alter table order_lines add column sim_request_id text references service_requests (id);
alter table order_lines add column sim_request_released boolean not null default false;
-- Older lines name no request: which one they were for cannot be proved, so their orders are not packed.
update order_lines set sim_request_released = true where options ? 'simReplacement';
alter table order_lines add constraint order_line_replacement
  check (not options ? 'simReplacement' or sim_request_id is not null or sim_request_released);
create unique index order_lines_live_request on order_lines (sim_request_id)
  where sim_request_id is not null and not sim_request_released;
-- For the foreign key: drafts of requests are deleted every day.
create index order_lines_request on order_lines (sim_request_id) where sim_request_id is not null;
drop index order_lines_replacement;

create function release_sim_requests() returns trigger language plpgsql as $$
begin
  update order_lines set sim_request_released = true where order_id = new.id and sim_request_id is not null;
  return null;
end $$;
create trigger sim_requests_released after update of state on orders
  for each row when (new.state in ('cancelled', 'expired') and old.state <> new.state)
  execute function release_sim_requests();
