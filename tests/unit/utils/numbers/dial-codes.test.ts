import { dialCodeHref, dialHref } from "@/utils/numbers/dial-codes";

test.each([
  ["*121*1#", "tel:*121*1%23"],
  ["*16001#", "tel:*16001%23"],
  ["*121*999#", "tel:*121*999%23"],
])("%s is a tel: link with # encoded", (code, href) => {
  expect(dialCodeHref(code)).toBe(href);
});

test.each(["121", "#", "*#", "STOP → 21213", "*121*1# or the app", "*121*abc#", "Tk 10"])(
  "%s is not a dial code",
  (text) => {
    expect(dialCodeHref(text)).toBeNull();
  },
);

test.each([
  ["121", "tel:121"],
  ["১২১, এরপর ৯", "tel:121"],
  ["121, then 9", "tel:121"],
  ["+৮৮০ ১৭০০-০০০১২১", "tel:+8801700000121"],
  ["*121*3#", "tel:*121*3%23"],
  ["MyGP → Help", null],
  ["STOP → 21213", null],
])("the hotline %s has the link %s", (text, href) => {
  expect(dialHref(text)).toBe(href);
});
