import { paths } from "@/utils/paths/paths";
import { numberHref, readNumberError, readNumberQuery } from "@/utils/sims/number-query";

describe("the address of the number picker", () => {
  it("is read with all defaults without parameters", () => {
    expect(readNumberQuery({})).toEqual({
      type: "prepaid",
      form: "physical",
      match: "contains",
      pattern: "",
      numberClass: "",
      zone: "",
      page: 1,
    });
  });

  it("accepts Bengali digits and spaces in a pattern", () => {
    expect(readNumberQuery({ match: "ends", pattern: " ০০৭ " }).pattern).toBe("007");
    expect(readNumberQuery({ pattern: "19 71" }).pattern).toBe("1971");
  });

  it("returns an invalid pattern as an error, and searches without it", () => {
    const query = { match: "lucky", pattern: "seven" };
    expect(readNumberError(query)).toBe("seven");
    expect(readNumberQuery(query).pattern).toBe("");
    expect(readNumberError({ match: "birthday", pattern: "1971-02-30" })).toBe("1971-02-30");
    expect(readNumberError({ pattern: "007" })).toBe("");
  });

  it.each([{ page: "0" }, { page: "x" }, { page: ["2", "3"] }, { form: "paper" }, { class: "brass" }])(
    "uses the default for %j",
    (query) => {
      expect(readNumberQuery(query)).toEqual(readNumberQuery({}));
    },
  );

  it("contains everything that was chosen, and a change resets the page", () => {
    const query = readNumberQuery({ form: "esim", match: "ends", pattern: "007", zone: "Sylhet", page: "3" });
    expect(numberHref(paths.sim, query, { page: 4 })).toBe(
      "/shop/devices/sim?form=esim&match=ends&pattern=007&zone=Sylhet&page=4",
    );
    expect(numberHref(paths.sim, query, { type: "postpaid" })).toBe(
      "/shop/devices/sim?form=esim&type=postpaid&match=ends&pattern=007&zone=Sylhet",
    );
    expect(numberHref(paths.sim, readNumberQuery({}))).toBe("/shop/devices/sim");
  });
});
