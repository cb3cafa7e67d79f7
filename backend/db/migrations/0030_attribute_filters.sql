-- Memory is a fact of a variant (product_variants.ram_gb), and a listing is filtered by it there: with 12 GB chosen the
-- card shows what 12 GB cost. The same as an attribute of the whole product would be a second, vaguer filter.
delete from product_attributes where category = 'phones' and key = 'ram';
delete from attribute_values where category = 'phones' and key = 'ram';
delete from attributes where category = 'phones' and key = 'ram';
