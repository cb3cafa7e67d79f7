import { storeJsonLd } from "@/utils/stores/store-seo";

const store = {
  name: "Kotwali Customer Centre",
  address: "Nodi Tower, College Road",
  district: "Sylhet",
  thana: "Kotwali",
  latitude: 24.897,
  longitude: 91.868,
  phone: "121",
  hours: [
    { day: 0, opens: "10:00", closes: "20:30" },
    { day: 1, opens: "10:00", closes: "20:30" },
    { day: 5, opens: "15:00", closes: "20:30" },
  ],
};
const about = { path: "/bn/store-locator/sylhet-kotwali", brand: "GP", origin: "https://shop.example" };

it("describes a store with its address, place, hours and phone", () => {
  expect(storeJsonLd(store, about)).toMatchObject({
    "@type": "Store",
    name: "Kotwali Customer Centre",
    url: "https://shop.example/bn/store-locator/sylhet-kotwali",
    telephone: "121",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Nodi Tower, College Road",
      addressLocality: "Kotwali",
      addressRegion: "Sylhet",
      addressCountry: "BD",
    },
    geo: { "@type": "GeoCoordinates", latitude: 24.897, longitude: 91.868 },
    openingHoursSpecification: [
      { dayOfWeek: ["Sunday", "Monday"], opens: "10:00", closes: "20:30" },
      { dayOfWeek: ["Friday"], opens: "15:00", closes: "20:30" },
    ],
  });
});

it("has no telephone if the store has none", () => {
  expect(storeJsonLd({ ...store, phone: null }, about)).not.toHaveProperty("telephone");
});
