import type { Language } from "@/backend/contract/language";
import type { QueuedFacts } from "@/backend/domain/messages/message-texts";
import pushTexts from "@/backend/domain/messages/push-texts.json";
import type { MessagePurpose } from "@/backend/domain/ports/message-outbox";
import { orderPath } from "@/utils/checkout/order-id";
import { formatMoneyPlain } from "@/utils/money/money";
import { localePath } from "@/utils/paths/paths";

type PushText = Readonly<Record<"title" | "body", Readonly<Record<Language, string>>>>;

/** The texts of push messages, sent besides the text message. They have no address: a click opens the page. */
const texts: Readonly<Partial<Record<MessagePurpose, PushText>>> = pushTexts;

/** The text of a push message and the path that it opens. @throws RangeError without a text or a fact */
export function pushText(
  purpose: string,
  lang: Language,
  facts: QueuedFacts,
): { title: string; body: string; link: string } {
  const text = texts[purpose as MessagePurpose];
  if (text === undefined) throw new RangeError(`No push message of purpose ${purpose}`);
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name] ?? facts[`${name}Poisha`];
      if (fact === undefined) throw new RangeError(`A push message of purpose ${purpose} lacks ${name}`);
      return typeof fact === "number" && facts[name] === undefined ? formatMoneyPlain(fact, lang) : String(fact);
    });
  const page = facts["productPath"] ?? orderPath(String(facts["orderId"]));
  return { title: fill(text.title[lang]), body: fill(text.body[lang]), link: localePath(String(page), lang) };
}
