-- When an order ends, its numbers are on sale again, except those whose eSIM was delivered: somebody uses them.
create or replace function free_sim_numbers() returns trigger language plpgsql as $$
begin
  update sim_numbers n set order_id = null
  where n.order_id = new.id
    and not exists (select from esim_deliveries d join esim_profiles p on p.delivery_id = d.public_id
      where d.order_id = new.id and p.msisdn = n.msisdn);
  return null;
end $$;
