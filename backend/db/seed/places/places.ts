import type { districts, postCodes, thanas } from "@/backend/db/schema/places";
import { barishalDivision } from "@/backend/db/seed/places/barishal";
import { chattogramDivision } from "@/backend/db/seed/places/chattogram";
import { dhakaDivision } from "@/backend/db/seed/places/dhaka";
import { khulnaDivision } from "@/backend/db/seed/places/khulna";
import { mymensinghDivision } from "@/backend/db/seed/places/mymensingh";
import type { DistrictDefinition, ThanaDefinition } from "@/backend/db/seed/places/place-types";
import { rajshahiDivision } from "@/backend/db/seed/places/rajshahi";
import { rangpurDivision } from "@/backend/db/seed/places/rangpur";
import { sylhetDivision } from "@/backend/db/seed/places/sylhet";

type DistrictRow = typeof districts.$inferInsert;
type ThanaRow = typeof thanas.$inferInsert;
type PostCodeRow = typeof postCodes.$inferInsert;
type PostOffice = Pick<PostCodeRow, "postCode" | "postOffice" | "postOfficeBn">;

const DEFINITIONS: readonly DistrictDefinition[] = [
  ...barishalDivision,
  ...chattogramDivision,
  ...dhakaDivision,
  ...khulnaDivision,
  ...mymensinghDivision,
  ...rajshahiDivision,
  ...rangpurDivision,
  ...sylhetDivision,
];

/** The 64 districts as rows. */
export function listDistrictRows(): DistrictRow[] {
  return DEFINITIONS.map(({ name, nameBn }) => ({
    name,
    nameBn,
    zone: name === "Dhaka" ? "inside-dhaka" : "outside-dhaka",
  }));
}

/** The thanas of all districts as rows. */
export function listThanaRows(): ThanaRow[] {
  return DEFINITIONS.flatMap((district) =>
    district.thanas.map(([name, nameBn]) => ({ district: district.name, name, nameBn })),
  );
}

/**
 * The post codes of every thana as rows; a thana without a post office of its own has its district's head office.
 * @throws Error when a post office is written wrongly or no thana of a district carries its head office
 */
export function listPostCodeRows(): PostCodeRow[] {
  return DEFINITIONS.flatMap((district) => {
    const headOffice = findHeadOffice(district);
    return district.thanas.flatMap((thana) => {
      const offices = postOfficesOf(thana);
      return (offices.length === 0 ? [headOffice] : offices).map((office) => ({
        district: district.name,
        thana: thana[0],
        ...office,
      }));
    });
  });
}

function findHeadOffice(district: DistrictDefinition): PostOffice {
  const office = district.thanas.flatMap(postOfficesOf).find(({ postCode }) => postCode === district.headOffice);
  if (office === undefined) throw new Error(`No thana of ${district.name} has the head office ${district.headOffice}`);
  return office;
}

function postOfficesOf([thana, thanaBn, ...offices]: ThanaDefinition): PostOffice[] {
  return offices.map((written) => {
    const [, postCode, name = thana, nameBn = thanaBn] = /^(\d{4})(?: (.+) \| (.+))?$/.exec(written) ?? [];
    if (postCode === undefined) throw new Error(`${thana} has the post office "${written}", which cannot be read`);
    return { postCode, postOffice: name, postOfficeBn: nameBn };
  });
}
