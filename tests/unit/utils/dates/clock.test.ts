import { clockAt, clockTime } from "@/utils/dates/clock";

it.each([
  ["09:30", "9:30 am", "সকাল ৯:৩০"],
  ["18:00", "6 pm", "সন্ধ্যা ৬টা"],
  ["12:00", "12 pm", "দুপুর ১২টা"],
  ["00:05", "12:05 am", "রাত ১২:০৫"],
])("%s is written in a table as %s and %s", (time, english, bengali) => {
  expect([clockTime(time, "en"), clockTime(time, "bn")]).toEqual([english, bengali]);
});

it.each([
  ["18:00", "6 pm", "সন্ধ্যা ৬টায়"],
  ["09:30", "9:30 am", "সকাল সাড়ে ৯টায়"],
  ["13:30", "1:30 pm", "দুপুর দেড়টায়"],
  ["14:30", "2:30 pm", "দুপুর আড়াইটায়"],
  ["20:20", "8:20 pm", "রাত ৮টা ২০ মিনিটে"],
])("%s is written in a sentence as %s and %s", (time, english, bengali) => {
  expect([clockAt(time, "en"), clockAt(time, "bn")]).toEqual([english, bengali]);
});
