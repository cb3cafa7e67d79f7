-- Whose file it is while it has no order: a keyed digest of the sender's network, so that one network cannot fill the disk.
alter table ad_creatives add column network text;
