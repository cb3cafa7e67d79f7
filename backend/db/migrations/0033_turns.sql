-- A variant that can be turned by hand: the sheet of its views, how many there are and how many stand in a row.
alter table product_variants add column turn jsonb;
alter table product_variants add constraint product_variants_turn_check check (
  turn is null or (
    jsonb_typeof(turn) = 'object' and coalesce(turn ->> 'src', '') <> ''
    and coalesce(turn ->> 'tint', '') ~ '^#[0-9a-f]{6}$'
    and coalesce(jsonb_typeof(turn -> 'frames'), '') = 'number' and coalesce(jsonb_typeof(turn -> 'columns'), '') = 'number'
    and (turn ->> 'frames') ~ '^\d{1,2}$' and (turn ->> 'columns') ~ '^\d{1,2}$'
    and (turn ->> 'frames')::integer >= 2 and (turn ->> 'columns')::integer >= 1));
