import type { Database } from "@/backend/db/client";

export interface TableWatch {
  /** The names of the tables that a committed transaction has written to since the last call. */
  changes(): Promise<string[]>;
}

/**
 * Watches every table with a trigger that records its name in the same transaction: a rollback removes the record, an update
 * with equal values is recorded. Reading all rows instead took 20 ms per call, most of the time of a test with 2,000 calls.
 */
export async function createTableWatch({ pool }: Pick<Database, "pool">): Promise<TableWatch> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class c
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  await pool.query(`
    create schema watch;
    create table watch.writes (table_name text not null);
    create function watch.note() returns trigger language plpgsql as $$
    begin insert into watch.writes values (tg_table_name); return null; end $$;
    ${rows.map(({ name }) => `create trigger watched after insert or update or delete on ${name} for each row execute function watch.note();`).join("\n")}
    ${rows.map(({ name }) => `create trigger emptied after truncate on ${name} execute function watch.note();`).join("\n")}
  `);
  return {
    async changes() {
      const noted = await pool.query<{ table_name: string }>({
        name: "table-watch",
        text: "delete from watch.writes returning table_name",
      });
      return [...new Set(noted.rows.map((row) => row.table_name))].sort();
    },
  };
}
