-- True once the sandbox's invented goods, people and codes were written into this database; a production start refuses it.
alter table shop_settings add column has_demo_data boolean not null default false;
-- Databases that an earlier version filled: until now every start did so.
update shop_settings set has_demo_data = true
  where exists (select from retailers) or exists (select from subscribers where star_tier <> 'Non Star' and msisdn like '0170000000_');
