import { getPicture } from "@/utils/pictures/pictures";
import rows from "@/utils/pictures/pictures-index.json";

/** Every picture of the kit, in the order of the index. */
export const PICTURES = rows.map(({ id }) => getPicture(id));
