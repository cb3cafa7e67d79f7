import type { Database } from "@/backend/db/client";

export interface TableWatch {
  /** Names of the tables whose rows changed in any way since the last look. */
  changes(): Promise<string[]>;
}

/** Watches every table: its number of rows and which transactions wrote them, so that an update shows as well. */
export async function createTableWatch({ pool }: Pick<Database, "pool">): Promise<TableWatch> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const text = rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(xmin::text::numeric), 0) as mark from ${name}`,
    )
    .join(" union all ");
  const look = async () => {
    const marks = await pool.query<{ name: string; mark: string }>({ name: "table-watch", text });
    return new Map(marks.rows.map(({ name, mark }) => [name, mark]));
  };
  let before = await look();
  return {
    async changes() {
      const now = await look();
      const changed = [...now].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name);
      before = now;
      return changed;
    },
  };
}
