import fc from "fast-check";
import {
  type LoginAction,
  type LoginState,
  loginReducer,
  noLogin,
  storedNumber,
} from "@/context/session/session-reducer";
import { anyCharacter } from "@/tests/support/any-text";

const NOW = 1_700_000_000_000;
const reach = (actions: LoginAction[], from: LoginState = noLogin) => actions.reduce(loginReducer, from);

const numbered: LoginAction[] = [{ type: "changeNumber", text: "01712345678" }];
const sent: LoginAction[] = [...numbered, { type: "askCode" }, { type: "codeSent", now: NOW }];

describe("the number", () => {
  it.each([
    ["01712345678", "01712345678"],
    ["+880 1712-345678", "01712345678"],
    ["8801712345678", "01712345678"],
    ["০১৭১২৩৪৫৬৭৮", "01712345678"],
    ["017123456789", "01712345678"],
    ["0017", "0017"],
    ["1e+5-2.", "152"],
    ["", ""],
  ])("%s is stored as %s", (text, kept) => {
    expect(storedNumber(text)).toBe(kept);
  });

  it("never has more than eleven ASCII digits and no other characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(storedNumber(text)).toMatch(/^\d{0,11}$/);
      }),
    );
  });

  it("clears its error when it changes", () => {
    const refused = reach([{ type: "refuseNumber" }]);
    expect(refused.error).toBe("numberInvalid");
    expect(reach(numbered, refused)).toMatchObject({ number: "01712345678", error: null });
  });

  it("cannot be changed while a code is requested", () => {
    expect(reach([...numbered, { type: "askCode" }, { type: "changeNumber", text: "1" }]).number).toBe("01712345678");
  });

  it("has an error and stays when no code was sent", () => {
    const state = reach([...numbered, { type: "askCode" }, { type: "codeNotSent", error: "wentWrong" }]);
    expect(state).toMatchObject({ step: "number", number: "01712345678", error: "wentWrong", busy: null });
  });
});

describe("the code", () => {
  it("follows the number, with the time at which it was sent", () => {
    expect(reach(sent)).toEqual({
      step: "code",
      number: "01712345678",
      code: "",
      error: null,
      busy: null,
      sentAt: NOW,
      sends: 1,
      called: false,
    });
  });

  it("was called if the answer says so", () => {
    const called: LoginAction = { type: "codeSent", now: NOW, called: true };
    expect(reach([...numbered, { type: "askCode" }, called]).called).toBe(true);
  });

  it("is ignored when the user has gone back to the number", () => {
    const left = reach([...numbered, { type: "askCode" }, { type: "backToNumber" }]);
    expect(reach([{ type: "codeSent", now: NOW }], left)).toBe(left);
    expect(reach([{ type: "codeNotSent", error: "wentWrong" }], left)).toBe(left);
  });

  it("is cleared by a second one, whose time replaces the first", () => {
    const again: LoginAction[] = [
      { type: "changeCode", code: "12" },
      { type: "askCode" },
      { type: "codeSent", now: NOW + 31_000 },
    ];
    expect(reach([...sent, ...again])).toMatchObject({
      step: "code",
      code: "",
      sentAt: NOW + 31_000,
    });
  });

  it("keeps its digits when it is wrong, and clears the error when they change", () => {
    const wrong = reach([...sent, { type: "changeCode", code: "1234" }, { type: "verify" }, { type: "refuseCode" }]);
    expect(wrong).toMatchObject({ step: "code", code: "1234", error: "codeInvalid", busy: null });
    expect(reach([{ type: "changeCode", code: "123" }], wrong)).toMatchObject({ code: "123", error: null });
  });

  it("cannot be changed while it is checked", () => {
    expect(reach([...sent, { type: "verify" }, { type: "changeCode", code: "9" }]).code).toBe("");
  });

  it("can be left to change the number", () => {
    expect(reach([...sent, { type: "backToNumber" }])).toEqual({ ...noLogin, number: "01712345678" });
  });
});

it("[LOGIN-19] a log-in has the steps number, code, and success or failure", () => {
  const steps = (end: LoginAction) => {
    const actions: LoginAction[] = [...sent, { type: "changeCode", code: "0042" }, { type: "verify" }, end];
    return actions.map((_, index) => reach(actions.slice(0, index + 1)).step);
  };
  expect(steps({ type: "accepted" })).toEqual(["number", "number", "code", "code", "code", "success"]);
  expect(steps({ type: "failed" })).toEqual(["number", "number", "code", "code", "code", "failed"]);
});

it("after a failure the first step has the number filled in", () => {
  expect(reach([...sent, { type: "verify" }, { type: "failed" }, { type: "backToNumber" }])).toEqual({
    ...noLogin,
    number: "01712345678",
  });
});

it("a success clears number and code, and can be cleared itself", () => {
  const success = reach([...sent, { type: "verify" }, { type: "accepted" }]);
  expect(success).toEqual({ ...noLogin, step: "success" });
  expect(reach([{ type: "clear" }], success)).toBe(noLogin);
});

it("starts empty and idle", () => {
  expect(noLogin).toEqual({
    step: "number",
    number: "",
    code: "",
    error: null,
    busy: null,
    sentAt: 0,
    sends: 0,
    called: false,
  });
});

it("a number can be changed only in its own step", () => {
  const atCode = reach(sent);
  expect(reach([{ type: "changeNumber", text: "01387654321" }], atCode)).toBe(atCode);
});

it("checking a code is busy and clears the previous error", () => {
  const wrong = reach([...sent, { type: "verify" }, { type: "refuseCode" }]);
  expect(reach([{ type: "verify" }], wrong)).toMatchObject({ step: "code", busy: "verify", error: null });
});
