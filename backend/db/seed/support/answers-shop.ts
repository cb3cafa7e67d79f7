import type { TopicDefinition } from "@/backend/db/seed/support/support-types";

export const SHOP_TOPICS: readonly TopicDefinition[] = [
  {
    topic: { en: "Shop orders", bn: "শপের অর্ডার" },
    answers: [
      {
        slug: "track-order",
        words: "where is my order track status delivery when arrive ট্র্যাক অর্ডার কোথায় কবে পাব ডেলিভারি",
        path: "/shop/user/track_order",
        en: {
          title: "Where is my order?",
          answer: "Write the order number and your mobile number at Track Order: the timeline moves by itself.",
          steps: [
            "The order number stands in the SMS that confirmed it, e.g. 7K3M-9QXT-2HVB-4D8N.",
            "Dhaka takes one to two days, other districts two to five.",
            "On the way the courier calls; the parcel waits three days.",
          ],
        },
        bn: {
          title: "আমার অর্ডার কোথায়",
          answer: "অর্ডার ট্র্যাক পাতায় অর্ডার নম্বর ও মোবাইল নম্বর লিখুন; অবস্থা নিজে থেকেই হালনাগাদ হয়।",
          steps: [
            "নিশ্চিতকরণ এসএমএসে অর্ডার নম্বর থাকে, যেমন 7K3M-9QXT-2HVB-4D8N।",
            "ঢাকায় এক থেকে দুই দিন, অন্য জেলায় দুই থেকে পাঁচ দিন।",
            "পথে কুরিয়ার ফোন করবে; পার্সেল তিন দিন রাখা হয়।",
          ],
        },
      },
      {
        slug: "cancel-order",
        words: "cancel order stop বাতিল অর্ডার ক্যানসেল",
        path: "/shop/user/track_order",
        en: {
          title: "Cancel an order",
          answer:
            "Until it is packed you cancel it yourself at Track Order; money that was paid goes back within seven working days.",
          steps: [
            "Open the order and choose Cancel.",
            "Prove the number by the code.",
            "Packed already? Do not accept the parcel: it comes back and is refunded.",
          ],
        },
        bn: {
          title: "অর্ডার বাতিল করা",
          answer: "প্যাক হওয়ার আগে পর্যন্ত অর্ডার ট্র্যাক পাতা থেকে নিজেই বাতিল করতে পারবেন; টাকা সাত কর্মদিবসে ফেরত যাবে।",
          steps: [
            "অর্ডার খুলে বাতিল বেছে নিন।",
            "কোড দিয়ে নম্বর নিশ্চিত করুন।",
            "প্যাক হয়ে গেলে পার্সেল গ্রহণ করবেন না; ফেরত এলে টাকা পাবেন।",
          ],
        },
      },
      {
        slug: "return-goods",
        words: "return give back exchange wrong faulty product ফেরত পণ্য বদল ভুল নষ্ট ত্রুটি",
        path: "/shop/user/track_order",
        en: {
          title: "Give back what I bought",
          answer: "Within seven days of delivery, complete and in its box. The courier fetches it.",
          steps: [
            "Open the order, choose Return and the reason.",
            "Pack it as it came; keep the parcel's number.",
            "The money goes back within seven working days of arrival.",
          ],
        },
        bn: {
          title: "কেনা পণ্য ফেরত দেওয়া",
          answer: "পাওয়ার সাত দিনের মধ্যে, বাক্সসহ সম্পূর্ণ অবস্থায়। কুরিয়ার এসে নিয়ে যাবে।",
          steps: [
            "অর্ডার খুলে ফেরত ও কারণ বেছে নিন।",
            "যেভাবে এসেছে সেভাবে প্যাক করুন, পার্সেলের নম্বর রাখুন।",
            "পৌঁছানোর সাত কর্মদিবসের মধ্যে টাকা ফেরত যাবে।",
          ],
        },
      },
      {
        slug: "cash-on-delivery",
        words: "cod cash on delivery pay at door ক্যাশ অন ডেলিভারি হাতে টাকা",
        path: "/shop",
        en: {
          title: "Can I pay at the door?",
          answer:
            "Yes, up to the limit that the checkout tells, in all districts. SIM numbers of the costly classes are paid before.",
          steps: [
            "Choose Cash on delivery at checkout.",
            "Have the exact sum ready; the courier takes mobile wallets, too.",
          ],
        },
        bn: {
          title: "পণ্য হাতে পেয়ে টাকা দেওয়া যায় কি",
          answer: "হ্যাঁ, চেকআউটে দেখানো সীমা পর্যন্ত, সব জেলায়। দামি শ্রেণির নম্বরের টাকা আগে দিতে হয়।",
          steps: ["চেকআউটে ক্যাশ অন ডেলিভারি বাছুন।", "ঠিক টাকাটা রাখুন; কুরিয়ার মোবাইল ওয়ালেটও নেয়।"],
        },
      },
      {
        slug: "instalments",
        words: "emi instalment monthly credit card কিস্তি ইএমআই ক্রেডিট কার্ড মাসিক",
        path: "/shop/devices/phones",
        en: {
          title: "Buy a phone by instalments",
          answer:
            "With a credit card of one of the banks listed at the phone, over 3 to 36 months; up to 12 months without interest at most banks.",
          steps: [
            "Open the phone and look at EMI.",
            "Choose the bank and the months at checkout.",
            "Your bank turns the payment into instalments within seven days.",
          ],
        },
        bn: {
          title: "কিস্তিতে ফোন কেনা",
          answer: "ফোনের পাতায় দেখানো ব্যাংকের ক্রেডিট কার্ডে ৩ থেকে ৩৬ মাসে; বেশির ভাগ ব্যাংকে ১২ মাস পর্যন্ত সুদ ছাড়া।",
          steps: ["ফোনের পাতায় ইএমআই অংশ দেখুন।", "চেকআউটে ব্যাংক ও মাস বাছুন।", "ব্যাংক সাত দিনের মধ্যে টাকাটা কিস্তিতে ভাগ করে দেবে।"],
        },
      },
      {
        slug: "paid-but-no-order",
        words: "payment taken money deducted no order failed পেমেন্ট টাকা কেটেছে অর্ডার হয়নি ব্যর্থ",
        path: "/shop/user/track_order",
        en: {
          title: "Money was taken, but there is no order",
          answer:
            "We ask the bank every few minutes for a day. Either the order appears, or the money goes back within seven working days.",
          steps: [
            "Look at Track Order with your mobile number.",
            "Do not pay again within the first half hour.",
            "Nothing after that? Send the complaint with the transaction number.",
          ],
        },
        bn: {
          title: "টাকা কেটেছে, কিন্তু অর্ডার হয়নি",
          answer: "এক দিন ধরে কয়েক মিনিট পরপর ব্যাংকের কাছে জানা হয়। হয় অর্ডার দেখা যাবে, নয়তো সাত কর্মদিবসে টাকা ফেরত।",
          steps: [
            "মোবাইল নম্বর দিয়ে অর্ডার ট্র্যাক দেখুন।",
            "প্রথম আধা ঘণ্টায় আবার টাকা দেবেন না।",
            "তারপরও না পেলে ট্রানজেকশন নম্বর দিয়ে অভিযোগ পাঠান।",
          ],
        },
      },
      {
        slug: "warranty",
        words: "warranty repair service centre broken phone ওয়ারেন্টি মেরামত সার্ভিস ফোন নষ্ট",
        path: "/store-locator",
        en: {
          title: "My phone is broken: warranty",
          answer:
            "Phones of our shop have the maker's warranty of a year. Every centre takes them in; the invoice is in My Orders.",
          steps: [
            "Save your pictures and contacts.",
            "Bring phone and invoice to a centre.",
            "Repair takes 7 to 21 days; beyond that you may borrow a phone.",
          ],
        },
        bn: {
          title: "ফোন নষ্ট হয়েছে, ওয়ারেন্টি",
          answer: "আমাদের শপের ফোনে নির্মাতার এক বছরের ওয়ারেন্টি থাকে। যেকোনো সেন্টারে জমা দিন; ইনভয়েস আছে আমার অর্ডারে।",
          steps: [
            "ছবি ও কন্টাক্ট সংরক্ষণ করুন।",
            "ফোন ও ইনভয়েস নিয়ে সেন্টারে আসুন।",
            "মেরামতে ৭ থেকে ২১ দিন লাগে; বেশি লাগলে ব্যবহারের জন্য একটি ফোন পাবেন।",
          ],
        },
      },
      {
        slug: "change-delivery-address",
        words: "address change delivery wrong district ঠিকানা বদল ভুল ডেলিভারি",
        path: "/shop/user/track_order",
        en: {
          title: "Change the delivery address",
          answer: "Until it is packed call 121 with the order number; within the same district the change is free.",
          steps: [
            "Call 121 from the number of the order.",
            "For another district cancel the order and order again: the fee differs.",
          ],
        },
        bn: {
          title: "ডেলিভারির ঠিকানা বদলানো",
          answer: "প্যাক হওয়ার আগে অর্ডার নম্বরসহ ১২১-এ কল করুন; একই জেলার মধ্যে বদলাতে খরচ নেই।",
          steps: [
            "যে নম্বরে অর্ডার করেছেন সেটি থেকে ১২১-এ কল করুন।",
            "অন্য জেলা হলে বাতিল করে নতুন অর্ডার করুন; ডেলিভারি চার্জ আলাদা।",
          ],
        },
      },
      {
        slug: "invoice",
        words: "invoice receipt vat bill company ইনভয়েস রসিদ ভ্যাট চালান",
        path: "/shop/user/track_order",
        en: {
          title: "I need an invoice",
          answer: "Open the order and choose Invoice: a page to print, in English or Bengali, with VAT.",
          steps: ["Open Track Order or My Orders.", "Choose Invoice, then Print."],
        },
        bn: {
          title: "ইনভয়েস দরকার",
          answer: "অর্ডার খুলে ইনভয়েস বেছে নিন; ভ্যাটসহ প্রিন্ট করার পাতা, বাংলা বা ইংরেজিতে।",
          steps: ["অর্ডার ট্র্যাক বা আমার অর্ডার খুলুন।", "ইনভয়েস বেছে প্রিন্ট করুন।"],
        },
      },
    ],
  },
  {
    topic: { en: "Star programme", bn: "স্টার প্রোগ্রাম" },
    answers: [
      {
        slug: "my-star-tier",
        words: "star status tier level check gold platinum silver স্টার স্ট্যাটাস স্তর গোল্ড প্লাটিনাম সিলভার",
        path: "/star-program",
        en: {
          title: "Which Star tier do I have?",
          answer: "Log in: the badge stands beside your number. Or write STAR to 29000, free of charge.",
          steps: [
            "Log in on the site with your number.",
            "The dashboard shows the tier and what is missing for the next.",
          ],
        },
        bn: {
          title: "আমার স্টার স্তর কোনটি",
          answer: "লগ ইন করলে নম্বরের পাশে ব্যাজ দেখা যাবে। অথবা STAR লিখে 29000 নম্বরে পাঠান, কোনো খরচ নেই।",
          steps: ["নম্বর দিয়ে সাইটে লগ ইন করুন।", "ড্যাশবোর্ডে স্তর এবং পরের স্তরে যেতে কী লাগবে দেখা যাবে।"],
        },
      },
      {
        slug: "become-star",
        words: "become star join qualify spend upgrade হব কীভাবে যোগ্যতা খরচ উন্নতি",
        path: "/star-program",
        en: {
          title: "How do I become a Star?",
          answer:
            "By itself: who uses Tk 500 or more a month on average over three months is Silver Star. Nothing to apply for, nothing to pay.",
          steps: [
            "The tier is worked out on the first of each month.",
            "It stays for six months, even if you use less.",
          ],
        },
        bn: {
          title: "স্টার গ্রাহক হব কীভাবে",
          answer: "নিজে থেকেই: তিন মাসে গড়ে মাসে ৫০০ টাকা বা বেশি ব্যবহার করলে সিলভার স্টার। আবেদন বা ফি কিছুই লাগে না।",
          steps: ["প্রতি মাসের ১ তারিখে স্তর হিসাব হয়।", "ব্যবহার কমলেও ছয় মাস স্তর থাকে।"],
        },
      },
      {
        slug: "use-star-offer",
        words: "partner discount code restaurant hotel use offer পার্টনার ছাড় কোড রেস্তোরাঁ হোটেল অফার ব্যবহার",
        path: "/star-program",
        en: {
          title: "Use an offer at a partner",
          answer: "Show the code before you pay. Each offer says how to get it: mostly one SMS to 29000.",
          steps: [
            "Choose the offer and read How to get it.",
            "Send the SMS at the partner's till.",
            "Show the code that comes back; it holds for 24 hours.",
          ],
        },
        bn: {
          title: "পার্টনারের অফার ব্যবহার করা",
          answer: "দাম দেওয়ার আগে কোড দেখান। প্রতিটি অফারে লেখা আছে কীভাবে পাবেন; সাধারণত 29000 নম্বরে একটি এসএমএস।",
          steps: [
            "অফারটি খুলে কীভাবে পাবেন অংশটি পড়ুন।",
            "পার্টনারের কাউন্টারে গিয়ে এসএমএস পাঠান।",
            "ফিরতি কোড দেখান; ২৪ ঘণ্টা কার্যকর থাকে।",
          ],
        },
      },
      {
        slug: "birthday-gift",
        words: "birthday gift present anniversary জন্মদিন উপহার গিফট",
        path: "/star-program",
        en: {
          title: "The birthday gift did not come",
          answer: "It comes at 10:00 on the birthday that stands on your NID and is to be taken within seven days.",
          steps: ["Dial *121*5#: the gift stands first.", "Is the birthday wrong? Bring your NID to a centre."],
        },
        bn: {
          title: "জন্মদিনের উপহার পাইনি",
          answer: "জাতীয় পরিচয়পত্রের জন্মতারিখে সকাল ১০টায় আসে, সাত দিনের মধ্যে নিতে হয়।",
          steps: ["*121*5# ডায়াল করুন; উপহারটি সবার ওপরে থাকবে।", "জন্মতারিখ ভুল থাকলে পরিচয়পত্র নিয়ে সেন্টারে আসুন।"],
        },
      },
    ],
  },
];
