import { partsOf } from "@/backend/domain/esim/esim-rules";

it("an activation code is split into the two parts that a phone asks for", () => {
  expect(partsOf("LPA:1$smdp.example$ABC-123")).toEqual({ smdpAddress: "smdp.example", matchingId: "ABC-123" });
  expect(partsOf("LPA:1")).toEqual({ smdpAddress: "", matchingId: "" });
});
