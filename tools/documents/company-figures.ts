import { listStatements } from "@/backend/db/seed/financial-figures";
import { dataFiles } from "@/backend/domain/data-import/data-files";

const { definitions } = dataFiles(process.cwd(), new Date());

/** Every published quarter, oldest first. */
export const QUARTERS = definitions("financial-quarters");
export const STATEMENTS = listStatements(definitions);
/** All shares of the company. */
export const SHARES = definitions("financial-years").at(-1)?.shares ?? 0;
