import { renderToStaticMarkup } from "react-dom/server";
import { PlainReplyDocument } from "@/components/layout/plain-reply";
import type { FormReplyPage } from "@/services/page/form-reply.server";

/** The markup of the document that answers a form without script, from its root element on. */
export const drawPlainReply = (page: FormReplyPage): string => renderToStaticMarkup(<PlainReplyDocument page={page} />);
