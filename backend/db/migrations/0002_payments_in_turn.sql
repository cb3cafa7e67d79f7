-- When the gateway was last asked about a payment that nobody has decided: the next one asked is the one that waits longest.
alter table payments add column asked_at timestamptz;

-- Written by a choice of payment and read by nothing: an order brings its own.
alter table carts drop column payment_method;
