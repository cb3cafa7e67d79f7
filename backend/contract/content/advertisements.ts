import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { namedObject } from "@/backend/contract/fields";

/** An advertisement as the operator's systems spell it (ADTOAST-12 to ADTOAST-17); the site shows the first of the list. */
const advertisement = namedObject("Advertisement", {
  field_allowed_page_list: z.array(z.object({ field_allowed_page_url: z.array(z.object({ uri: z.string() })) })),
  field_daily_frequency: z.number().min(0).describe("Hours between two showings"),
  field_height: z.number().min(0),
  field_heigh: z.number().min(0).optional().describe("field_height as some systems misspell it; read when present"),
  field_width: z.number().min(0),
  field_image: z.string(),
  field_image_alt: z.string().optional().describe("Alternative text of the picture"),
  field_link: z.string(),
  field_open_link_in_a_new_tab: z.boolean(),
  field_scroll_direction: z.string(),
});

export type WireAdvertisement = z.infer<typeof advertisement>;

export const advertisementCalls = {
  listAdvertisements: defineCall("listAdvertisements", {
    summary: "Advertisements that may be shown now, in order of preference",
    answer: z.object({ data: z.array(advertisement) }),
    cacheSeconds: 60,
  }),
} as const;
