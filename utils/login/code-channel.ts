/** How a code reaches its number: as a text, or read out by a call. */
export type CodeChannel = "sms" | "voice";
