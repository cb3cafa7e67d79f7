import type { Language } from "@/backend/contract/language";
import type { CodePurpose } from "@/backend/domain/codes/code-secrets";
import written from "@/backend/domain/messages/message-texts.json";
import type { MessagePurpose } from "@/backend/domain/ports/message-outbox";
import { orderPath } from "@/utils/checkout/order-id";
import { formatMoneyPlain } from "@/utils/money/money";
import { localePath, paths } from "@/utils/paths/paths";
import { requestPath } from "@/utils/sims/sim-request-path";

type Sentence = Readonly<Record<Language, string>>;

const messages: Readonly<Record<MessagePurpose, Sentence>> = written.messages;
/** What a code is for, as a part of its message. */
const codeReasons: Readonly<Record<CodePurpose, Sentence>> = written.codeReasons;

export type QueuedFacts = Readonly<Record<string, string | number>>;

/** The text of a message in its reader's language. @throws RangeError for an unknown purpose or a missing fact */
export function messageText(purpose: string, lang: Language, facts: QueuedFacts, publicOrigin: string): string {
  const sentence = sentenceOf(purpose, lang);
  if (sentence === null) throw new RangeError(`No text for messages of purpose ${purpose}`);
  const words: Record<string, string> = {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => wordOf(name, fact, lang))),
    trackingAddress: publicOrigin + localePath(orderPath(String(facts["orderId"])), lang),
    requestAddress: publicOrigin + localePath(requestPath(String(facts["reference"])), lang),
    formAddress: `${publicOrigin}${localePath(paths.formStatus, lang)}?reference=${facts["reference"]}`,
    dashboardAddress: publicOrigin + localePath(paths.dashboard, lang),
    packsAddress: publicOrigin + localePath(paths.internetPacks, lang),
    esimAddress: publicOrigin + localePath(`/shop/esim/${facts["esimId"]}`, lang),
    productAddress: publicOrigin + localePath(String(facts["productPath"]), lang),
    host: new URL(publicOrigin).hostname,
  };
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new RangeError(`A message of purpose ${purpose} lacks ${name}`);
    return word;
  });
}

/** Formats an amount and drops the unit from its name: payablePoisha 6499900 becomes payable `Tk 64,999`. */
function wordOf(name: string, fact: string | number, lang: Language): [string, string] {
  if (typeof fact === "number" && name.endsWith("Poisha")) return [name.slice(0, -6), formatMoneyPlain(fact, lang)];
  return [name, String(fact)];
}

/** The template of a text. The last line of a code's text lets a phone fill the code in, on our own page only (WebOTP). */
function sentenceOf(purpose: string, lang: Language): string | null {
  if (isIn(codeReasons, purpose)) return written.code[lang].replace("{reason}", codeReasons[purpose][lang]);
  return isIn(messages, purpose) ? messages[purpose][lang] : null;
}

function isIn<Purpose extends string>(texts: Readonly<Record<Purpose, Sentence>>, purpose: string): purpose is Purpose {
  return Object.hasOwn(texts, purpose);
}
