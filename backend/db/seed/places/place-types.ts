/**
 * A thana or upazila: its names, then its post offices. A post office is written `1340` when it is called like the
 * thana, else `1344 Savar Cantonment | সাভার সেনানিবাস`. Without one, the district's head office serves it.
 */
export type ThanaDefinition = readonly [name: string, nameBn: string, ...postOffices: string[]];

export interface DistrictDefinition {
  name: string;
  nameBn: string;
  /** Post code of the head post office; one of the thanas carries it. */
  headOffice: string;
  thanas: readonly ThanaDefinition[];
}
