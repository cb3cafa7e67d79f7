import { type Database, databaseErrorCode } from "@/backend/db/client";
import { naiveCreditOnEvent } from "@/tests/support/naive/naive-charging";
import { naiveTry } from "@/tests/support/naive/naive-codes";
import { naiveAdFile, naiveUpload } from "@/tests/support/naive/naive-files";
import { naiveHold, naiveNetworkHold } from "@/tests/support/naive/naive-holds";
import { naiveOnce } from "@/tests/support/naive/naive-once";
import { naiveBuy, unsortedTake } from "@/tests/support/naive/naive-order";
import { naiveSettle } from "@/tests/support/naive/naive-payment";
import { naiveRedeem } from "@/tests/support/naive/naive-promotion";
import { naiveDailyPush, naiveDispatch, naivePushToken } from "@/tests/support/naive/naive-push";
import { naiveSubmit } from "@/tests/support/naive/naive-submit";
import { naiveDeviceGuess, naiveText, naiveUnpaidOrder } from "@/tests/support/naive/naive-texts";

/** The fields of a request to a control. */
type Asked = Readonly<Record<string, string>> & { readonly skus?: readonly string[] };

const field = (asked: Asked, name: string): string => {
  const value = asked[name];
  if (value === undefined) throw new Error(`The control needs the field ${name}`);
  return value;
};

const CALLS: Readonly<Record<string, (db: Database, asked: Asked) => Promise<boolean>>> = {
  "/naive/buy": (db, { skus = [] }) => naiveBuy(db, skus),
  "/naive/take": async (db, { skus = [] }) => {
    await unsortedTake(db, skus);
    return true;
  },
  "/naive/submit": (db, asked) => naiveSubmit(db, field(asked, "key")),
  "/naive/redeem": (db, asked) => naiveRedeem(db, field(asked, "code")),
  "/naive/hold": (db, asked) => naiveHold(db, field(asked, "msisdn"), field(asked, "cart")),
  "/naive/network-hold": (db, asked) =>
    naiveNetworkHold(db, {
      msisdn: field(asked, "msisdn"),
      cart: field(asked, "cart"),
      network: field(asked, "network"),
    }),
  "/naive/replacement": (db, asked) => naiveOnce(db, "replacement", field(asked, "request")),
  "/naive/entry": (db, asked) => naiveOnce(db, "entry", field(asked, "msisdn")),
  "/naive/survey": (db, asked) => naiveOnce(db, "survey", field(asked, "person")),
  "/naive/flood": (db, asked) => naiveOnce(db, "flood", field(asked, "msisdn")),
  "/naive/ad-file": (db, asked) =>
    naiveAdFile(db, field(asked, "msisdn"), field(asked, "creative"), Number(field(asked, "most"))),
  "/naive/upload": (db, asked) => naiveUpload(db, field(asked, "client"), Number(field(asked, "most"))),
  "/naive/settle": (db, asked) => naiveSettle(db, field(asked, "payment"), field(asked, "outcome")),
  "/naive/text": (db, asked) => naiveText(db, field(asked, "msisdn")),
  "/naive/unpaid": (db, asked) => naiveUnpaidOrder(db, field(asked, "msisdn")),
  "/naive/credit": (db, asked) => naiveCreditOnEvent(db, Number(field(asked, "amount"))),
  "/naive/device-guess": (db, asked) => naiveDeviceGuess(db, field(asked, "msisdn")),
  "/naive/dispatch": (db) => naiveDispatch(db),
  "/naive/daily-push": (db, asked) => naiveDailyPush(db, field(asked, "msisdn")),
  "/naive/push-token": (db, asked) => naivePushToken(db, field(asked, "session"), field(asked, "token")),
  "/naive/try": (db, asked) => naiveTry(db, field(asked, "number")),
};

export const isNaive = (path: string): boolean => path in CALLS;

/** The answer of a control: true if the caller got what it asked for, or the database's error code. */
export interface NaiveAnswer {
  done: boolean;
  failure?: string;
}

/** Answers a call of the controls: the same checks as the product's, done the wrong way. */
export async function answerNaively(db: Database, path: string, asked: Asked): Promise<Response> {
  const call = CALLS[path];
  if (call === undefined) return new Response(null, { status: 404 });
  try {
    return Response.json({ done: await call(db, asked) } satisfies NaiveAnswer);
  } catch (error) {
    const failure = databaseErrorCode(error) ?? String(error);
    return Response.json({ done: false, failure } satisfies NaiveAnswer);
  }
}
