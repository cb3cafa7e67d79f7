-- A pack can be bought with a payment of exactly its price, which need not be a whole number of taka.
alter table recharges drop constraint recharges_amount_poisha_check;
alter table recharges add constraint recharges_amount_positive check (amount_poisha > 0);
