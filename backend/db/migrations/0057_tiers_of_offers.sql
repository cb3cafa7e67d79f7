-- An offer of a misspelt tier would be for nobody.
alter table offers add constraint offer_tiers_known check (tiers <@
  array['Non Star', 'Silver Star', 'Gold Star', 'Platinum Star', 'Signature Star', 'Platinum Plus']);
