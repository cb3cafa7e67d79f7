import { isSignedBySslcommerz } from "@/backend/domain/payments/sslcommerz-signature";
import { signedIpn } from "@/tests/support/servers/sslcommerz";

const PASSWORD = "qwerty";
const fields = { amount: "1150.00", status: "VALID", store_id: "testbox", tran_id: "5af7e7a5aa2a8", val_id: "18051" };

describe("the gateway's signature", () => {
  it("is calculated as the gateway documents it: over sorted, unescaped fields with the MD5 of the password", () => {
    // MD5 of amount=1150.00&status=VALID&store_id=testbox&store_passwd=d8578edf8458ce06fbc5bb76a58c5ca4&tran_id=…
    expect(signedIpn(fields, PASSWORD).get("verify_sign")).toHaveLength(32);
    expect(isSignedBySslcommerz(signedIpn(fields, PASSWORD), PASSWORD)).toBe(true);
  });

  it("is accepted in capital letters", () => {
    const ipn = signedIpn(fields, PASSWORD);
    ipn.set("verify_sign", (ipn.get("verify_sign") ?? "").toUpperCase());
    expect(isSignedBySslcommerz(ipn, PASSWORD)).toBe(true);
  });

  it.each<[string, (ipn: URLSearchParams) => void]>([
    ["a changed amount", (ipn) => ipn.set("amount", "1.00")],
    ["a changed transaction", (ipn) => ipn.set("tran_id", "another")],
    ["no signature", (ipn) => ipn.delete("verify_sign")],
    ["no list of fields", (ipn) => ipn.delete("verify_key")],
    ["a list without the transaction", (ipn) => ipn.set("verify_key", "amount,status,store_id")],
    ["a signature of another length", (ipn) => ipn.set("verify_sign", "00")],
  ])("is refused with %s", (_forgery, change) => {
    const ipn = signedIpn(fields, PASSWORD);
    change(ipn);
    expect(isSignedBySslcommerz(ipn, PASSWORD)).toBe(false);
  });

  it("is refused with another password", () => {
    expect(isSignedBySslcommerz(signedIpn(fields, "guessed"), PASSWORD)).toBe(false);
  });
});
