import { queryRows } from "@/backend/db/queries/statement";

/** Further facts of a result; null if it has none. */
export interface SearchDetailRow {
  path: string;
  title: string;
  brandSlug: string | null;
  brandName: string | null;
  dialCode: string | null;
  area: string | null;
  /** ISO day. */
  publishedOn: string | null;
}

// Several documents may have the same address; the first one represents all.
/** Details of the documents at these paths, in no order. @param paths without a language */
export const listSearchDetails = queryRows<SearchDetailRow, [lang: string, paths: readonly string[]]>(
  "search-details",
  `select distinct on (d.path) d.path, d.title, b.slug as brand_slug, coalesce(case $1 when 'bn' then nullif(b.name_bn, '') end, b.name) as brand_name,
     coalesce(s.start_code, k.dial_code, o.dial_code) as dial_code,
     case $1 when 'bn' then t.name_bn || ', ' || di.name_bn else t.name || ', ' || di.name end as area,
     coalesce(n.published_on, r.published_on) as published_on
   from search_documents d
     left join products p on d.kind = 'product' and p.slug = d.key
     left join brands b on b.slug = p.brand_slug
     left join value_added_services s on d.kind = 'service' and s.id = d.key
     left join internet_packs k on d.kind = 'pack' and k.id = d.key
     left join offers o on d.kind = 'offer' and o.id = d.key
     left join stores st on d.kind = 'store' and st.code = d.key
     left join districts di on di.name = st.district
     left join thanas t on t.district = st.district and t.name = st.thana
     left join notices n on d.kind = 'notice' and n.slug = d.key
     left join press_releases r on d.kind = 'release' and r.slug = d.key
   where d.lang = $1 and d.path = any($2) order by d.path, d.category = 'pages' desc, d.id`,
);
