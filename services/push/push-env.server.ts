import type { PushProject, PushSettings } from "@/utils/layout/page-layout";
import { textValue } from "@/utils/requests/env-values";
import type { EnvSource } from "@/utils/requests/shared-env";

/** Each variable with the form of its value. All of them are public. */
const FORMS: Readonly<Record<keyof PushProject, readonly [name: string, form: RegExp]>> = {
  apiKey: ["NEXT_PUBLIC_FIREBASE_API_KEY", /^[\w-]{8,100}$/],
  projectId: ["NEXT_PUBLIC_FIREBASE_PROJECT_ID", /^[a-z0-9-]{4,64}$/],
  senderId: ["NEXT_PUBLIC_FIREBASE_SENDER_ID", /^\d{4,20}$/],
  appId: ["NEXT_PUBLIC_FIREBASE_APP_ID", /^[\w:.-]{4,100}$/],
  vapidKey: ["NEXT_PUBLIC_FIREBASE_VAPID_KEY", /^[\w-]{80,100}$/],
};

/** The addresses at which the library registers a browser. The pages' policy allows them when push is configured. */
export const PUSH_ORIGINS: readonly string[] = [
  "https://firebaseinstallations.googleapis.com",
  "https://fcmregistrations.googleapis.com",
];

/**
 * The project that sends push messages; null when none is configured. If only some of its variables are set, this is an
 * error, and a sentence about it is added to `problems`.
 */
export function readPushSettings(source: EnvSource, problems: string[]): PushProject | null {
  const values = Object.entries(FORMS).map(([field, [name, form]]) => {
    return { field, name, form, value: (source[name] ?? "").trim() };
  });
  const set = values.filter(({ value }) => value !== "");
  const [first] = set;
  if (first === undefined) return null;
  const wrong = set.find(({ value, form }) => !form.test(value));
  if (wrong !== undefined) {
    problems.push(`${wrong.name} does not have the form of such a value.`);
    return null;
  }
  if (set.length < values.length) {
    const missing = values.filter(({ value }) => value === "").map(({ name }) => name);
    problems.push(`${first.name} must be set together with ${missing.join(", ")}.`);
    return null;
  }
  return Object.fromEntries(values.map(({ field, value }) => [field, value])) as unknown as PushProject;
}

/**
 * The settings of the pages: the project, or in a sandbox without one the sandbox's own. Null where the visitors are not
 * asked: in production without a project, and where another system would get the sandbox's tokens.
 */
export function readPagePush(source: EnvSource, isSandbox: boolean, problems: string[]): PushSettings | null {
  const project = readPushSettings(source, problems);
  const isOurs = textValue(source["NEXT_PUBLIC_SITE_API_URL"]) === "";
  const isListed = isSandbox && textValue(source["PUSH_DRIVER"], "sandbox") === "sandbox";
  return project ?? (isOurs && isListed ? "sandbox" : null);
}
