import { type FormReply, type SentForm, typedIn } from "@/services/page/form-reply.server";
import { readDevice } from "@/utils/numbers/imei";

const MAX_LENGTH = 80;

/**
 * Answers the device check of a network page. The IMEI is sent in the body and not passed on: the next address has only
 * the model's name or the type allocation code, so that no log and no history has the IMEI.
 */
export function answerDeviceForm({ fields, path, getT }: SentForm): Promise<FormReply> {
  const label = getT("network")("device.check");
  const typed = readDevice(typedIn(fields, "device").slice(0, MAX_LENGTH));
  const query = new URLSearchParams(
    typed.kind === "wrong-imei" ? { wrong_imei: "1" } : { device: typed.kind === "code" ? typed.tac : typed.name },
  );
  const href = `${path}?${query}#device`;
  return Promise.resolve({ back: { href: path, label }, content: { leaveTo: { href, label } } });
}
