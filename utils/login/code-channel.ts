/** How a code reaches its number: as a text message, or read out in a call. */
export type CodeChannel = "sms" | "voice";
