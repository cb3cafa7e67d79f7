import { formatCapacity, formatMemory } from "@/utils/numbers/capacity";

it.each([
  [8, "8 GB", "৮ জিবি"],
  [512, "512 GB", "৫১২ জিবি"],
  [1_024, "1 TB", "১ টিবি"],
  [1_536, "1536 GB", "১৫৩৬ জিবি"],
  [2_048, "2 TB", "২ টিবি"],
])("writes %i gigabytes as GB or TB", (gigabytes, english, bengali) => {
  expect(formatCapacity(gigabytes, "en")).toBe(english);
  expect(formatCapacity(gigabytes, "bn")).toBe(bengali);
});

it.each([
  [16, 512, "16/512 GB", "১৬/৫১২ জিবি"],
  [16, 1_024, "16 GB/1 TB", "১৬ জিবি/১ টিবি"],
])("writes %i and %i gigabytes as one label", (ram, storage, english, bengali) => {
  expect(formatMemory(ram, storage, "en")).toBe(english);
  expect(formatMemory(ram, storage, "bn")).toBe(bengali);
});
