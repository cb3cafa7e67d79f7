import type { StoredQuestion, surveys } from "@/backend/db/schema/surveys";
import { dayInDhaka } from "@/utils/dates";

type SurveyRow = typeof surveys.$inferInsert;

const DAY_MS = 86_400_000;
const option = (value: string, en: string, bn: string) => ({ value, labels: { en, bn } });

const SATISFACTION = [
  option("1", "1, not satisfied at all", "১, একেবারেই সন্তুষ্ট নই"),
  option("2", "2, not satisfied", "২, সন্তুষ্ট নই"),
  option("3", "3, partly satisfied", "৩, কিছুটা সন্তুষ্ট"),
  option("4", "4, satisfied", "৪, সন্তুষ্ট"),
  option("5", "5, very satisfied", "৫, খুব সন্তুষ্ট"),
];

const QUESTIONS: StoredQuestion[] = [
  {
    id: "network",
    kind: "scale",
    titles: {
      en: "How satisfied are you with the network where you live?",
      bn: "আপনার এলাকায় নেটওয়ার্ক নিয়ে আপনি কতটা সন্তুষ্ট?",
    },
    required: true,
    options: SATISFACTION,
  },
  {
    id: "use",
    kind: "choices",
    titles: { en: "What do you use your phone for most?", bn: "ফোনটি আপনি কোন কাজে বেশি ব্যবহার করেন?" },
    required: true,
    options: [
      option("calls", "Calls", "কল করতে"),
      option("video", "Videos", "ভিডিও দেখতে"),
      option("social", "Social media", "সামাজিক মাধ্যমে"),
      option("study", "Studying", "পড়াশোনায়"),
      option("work", "Work or business", "চাকরি বা ব্যবসায়"),
      option("games", "Games", "গেম খেলতে"),
    ],
  },
  {
    id: "support",
    kind: "choice",
    titles: {
      en: "Where did you last get help from us?",
      bn: "আমাদের কাছ থেকে শেষবার কোথায় সাহায্য নিয়েছেন?",
    },
    required: true,
    options: [
      option("hotline", "On the hotline 121", "হটলাইন ১২১-এ"),
      option("centre", "In a customer centre", "গ্রাহকসেবা কেন্দ্রে"),
      option("app", "In the app", "অ্যাপে"),
      option("site", "On this website", "এই ওয়েবসাইটে"),
      option("never", "I have not needed help", "সাহায্যের দরকার হয়নি"),
    ],
  },
  {
    id: "price",
    kind: "scale",
    titles: { en: "How satisfied are you with our prices?", bn: "আমাদের দাম নিয়ে আপনি কতটা সন্তুষ্ট?" },
    required: true,
    options: SATISFACTION,
  },
  {
    id: "wish",
    kind: "text",
    titles: { en: "What should we improve first?", bn: "সবার আগে আমাদের কী ভালো করা উচিত?" },
    required: false,
    options: [],
  },
];

/** An invented survey that is open. @param now the days are counted from it */
export function listSurveyRows(now: Date): SurveyRow[] {
  const day = (days: number) => dayInDhaka(new Date(now.getTime() + days * DAY_MS));
  return [
    {
      id: "satisfaction",
      titles: { en: "How satisfied are you with us?", bn: "আমাদের সেবায় আপনি কতটা সন্তুষ্ট?" },
      introductions: {
        en: "Five questions, about two minutes. We keep your answers without your name and number.",
        bn: "পাঁচটি প্রশ্ন, সময় লাগবে দুই মিনিটের মতো। উত্তরের সঙ্গে আপনার নাম বা নম্বর রাখা হয় না।",
      },
      questions: QUESTIONS,
      startsOn: day(-20),
      endsOn: day(60),
    },
  ];
}
