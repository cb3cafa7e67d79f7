import type { TopicDefinition } from "@/backend/db/seed/support/support-types";

export const MONEY_TOPICS: readonly TopicDefinition[] = [
  {
    topic: { en: "Recharge and balance", bn: "রিচার্জ ও ব্যালান্স" },
    answers: [
      {
        slug: "recharge-did-not-arrive",
        words:
          "missing recharge money cut taka kata top up bkash nagad card payment pending রিচার্জ আসেনি টাকা কেটেছে বিকাশ নগদ পেমেন্ট আটকে",
        path: "/recharge",
        en: {
          title: "My recharge did not arrive",
          answer: "Wait ten minutes and dial *121*1#. What was paid arrives or goes back to you within 24 hours.",
          steps: [
            "Look at the number that you recharged: one wrong digit sends it to somebody else.",
            "Find the transaction number in the SMS or app of your bank or wallet.",
            "Send it with the complaint on this page, or call 158 free of charge.",
          ],
        },
        bn: {
          title: "রিচার্জ করেছি, ব্যালান্স আসেনি",
          answer: "দশ মিনিট অপেক্ষা করে *121*1# ডায়াল করুন। টাকা দেওয়া হয়ে থাকলে ২৪ ঘণ্টার মধ্যে ব্যালান্সে আসবে, নয়তো ফেরত যাবে।",
          steps: [
            "যে নম্বরে রিচার্জ করেছেন সেটি মিলিয়ে দেখুন; একটি সংখ্যা ভুল হলে টাকা অন্যের কাছে চলে যায়।",
            "ব্যাংক বা ওয়ালেটের এসএমএস বা অ্যাপ থেকে ট্রানজেকশন নম্বরটি নিন।",
            "নম্বরটি দিয়ে এই পাতায় অভিযোগ পাঠান, অথবা বিনা মূল্যে ১৫৮-এ কল করুন।",
          ],
        },
      },
      {
        slug: "check-balance",
        words: "see balance check how much main account code ব্যালেন্স দেখা চেক কত আছে কোড",
        path: "/recharge",
        en: {
          title: "See my balance",
          answer: "Dial *121*1#, free of charge. The balance and its last day come back at once.",
          steps: ["Dial *121*1# and call.", "For minutes, SMS and internet together dial *121*1*4# or open our app."],
        },
        bn: {
          title: "ব্যালান্স দেখব কীভাবে",
          answer: "*121*1# ডায়াল করুন, কোনো খরচ নেই। ব্যালান্স ও তার মেয়াদ সঙ্গে সঙ্গে দেখা যাবে।",
          steps: ["*121*1# লিখে কল করুন।", "মিনিট, এসএমএস ও ইন্টারনেট একসঙ্গে দেখতে *121*1*4# ডায়াল করুন বা আমাদের অ্যাপ খুলুন।"],
        },
      },
      {
        slug: "balance-validity",
        words: "expire expiry days balance lasts মেয়াদ শেষ কত দিন ব্যালেন্স",
        path: "/recharge",
        en: {
          title: "How long does my balance last?",
          answer:
            "From 35 days for a recharge of Tk 20 to 365 days for Tk 500. A new recharge lengthens the old balance, too.",
          steps: [
            "Dial *121*1# to see the last day.",
            "Recharge before it: expired balance comes back if you do so within 30 days.",
          ],
        },
        bn: {
          title: "ব্যালান্সের মেয়াদ কত দিন",
          answer: "২০ টাকা রিচার্জে ৩৫ দিন থেকে ৫০০ টাকায় ৩৬৫ দিন। নতুন রিচার্জে আগের ব্যালান্সের মেয়াদও বাড়ে।",
          steps: [
            "শেষ দিনটি দেখতে *121*1# ডায়াল করুন।",
            "তার আগেই রিচার্জ করুন; মেয়াদ শেষ হলেও ৩০ দিনের মধ্যে রিচার্জ করলে ব্যালান্স ফিরে আসে।",
          ],
        },
      },
      {
        slug: "emergency-balance",
        words: "advance loan borrow emergency credit jhotpot জরুরি ব্যালেন্স অগ্রিম ধার লোন",
        path: "/personal/services",
        en: {
          title: "Balance in advance when I have none",
          answer: "Dial *121*411#: you get Tk 10 to Tk 200 at once, by how you have recharged in the last 30 days.",
          steps: [
            "Dial *121*411# and choose the sum.",
            "It is taken from your next recharge with the fee: Tk 2, from Tk 50 on 5 percent.",
            "A second advance comes after the first was paid.",
          ],
        },
        bn: {
          title: "ব্যালান্স শেষ, জরুরি ব্যালান্স চাই",
          answer: "*121*411# ডায়াল করুন; শেষ ৩০ দিনের রিচার্জ অনুযায়ী ১০ থেকে ২০০ টাকা সঙ্গে সঙ্গে পাবেন।",
          steps: [
            "*121*411# ডায়াল করে টাকার অঙ্ক বেছে নিন।",
            "পরের রিচার্জ থেকে ফিসহ কেটে নেওয়া হবে: ২ টাকা, ৫০ টাকা থেকে ৫ শতাংশ।",
            "আগেরটি শোধ হলে আবার নিতে পারবেন।",
          ],
        },
      },
      {
        slug: "balance-transfer",
        words: "send balance transfer share gift friend ব্যালেন্স ট্রান্সফার পাঠানো শেয়ার",
        path: "/personal/services",
        en: {
          title: "Send balance to another number",
          answer: "Up to Tk 100 a day to other numbers of ours, Tk 2 a transfer, once your number is 90 days old.",
          steps: [
            "Dial *121*412#.",
            "Write the number and the sum.",
            "Confirm with your PIN; the first time you choose one.",
          ],
        },
        bn: {
          title: "অন্য নম্বরে ব্যালান্স পাঠানো",
          answer: "আমাদের অন্য নম্বরে দিনে ১০০ টাকা পর্যন্ত, প্রতিবার ২ টাকা ফি; আপনার নম্বরের বয়স ৯০ দিন হতে হবে।",
          steps: ["*121*412# ডায়াল করুন।", "নম্বর ও টাকার অঙ্ক লিখুন।", "পিন দিয়ে নিশ্চিত করুন; প্রথমবার পিন ঠিক করে নিতে হবে।"],
        },
      },
      {
        slug: "wrong-number-recharged",
        words: "wrong number recharge mistake ভুল নম্বরে রিচার্জ টাকা ফেরত",
        path: "/contact-us",
        en: {
          title: "I recharged a wrong number",
          answer: "Call 121 within two hours. If the balance was not used, it is moved to your number.",
          steps: [
            "Keep both numbers and the transaction number at hand.",
            "Call 121 from your own number.",
            "What was used already cannot be fetched back; a number of another operator is for that operator to settle.",
          ],
        },
        bn: {
          title: "ভুল নম্বরে রিচার্জ করে ফেলেছি",
          answer: "দুই ঘণ্টার মধ্যে ১২১-এ কল করুন। টাকা খরচ না হয়ে থাকলে আপনার নম্বরে ফিরিয়ে দেওয়া হবে।",
          steps: [
            "দুটি নম্বর ও ট্রানজেকশন নম্বর হাতের কাছে রাখুন।",
            "নিজের নম্বর থেকে ১২১-এ কল করুন।",
            "খরচ হয়ে যাওয়া টাকা ফেরানো যায় না; অন্য অপারেটরের নম্বর হলে তাদের জানাতে হবে।",
          ],
        },
      },
      {
        slug: "recharge-limits",
        words: "minimum maximum recharge amount smallest least most কত টাকা সর্বনিম্ন সর্বোচ্চ",
        path: "/recharge",
        en: {
          title: "How much can I recharge at once?",
          answer: "Tk 20 to Tk 5,000 on the site and in the app; prepaid and postpaid alike.",
          steps: ["Choose the sum or write your own.", "Pay by card, mobile wallet or net banking; there is no fee."],
        },
        bn: {
          title: "একবারে কত টাকা রিচার্জ করা যায়",
          answer: "সাইট ও অ্যাপে ২০ থেকে ৫,০০০ টাকা; প্রিপেইড ও পোস্টপেইড দুটিতেই।",
          steps: ["তালিকা থেকে বেছে নিন বা নিজে অঙ্ক লিখুন।", "কার্ড, মোবাইল ওয়ালেট বা নেট ব্যাংকিংয়ে দিন; বাড়তি ফি নেই।"],
        },
      },
      {
        slug: "postpaid-bill",
        words: "postpaid bill pay due month পোস্টপেইড বিল দেওয়া বকেয়া মাস",
        path: "/recharge",
        en: {
          title: "Pay a postpaid bill",
          answer: "The bill comes on the 3rd and is due on the 20th. Pay it like a recharge; a part is taken, too.",
          steps: [
            "Open Recharge and write your number: the sum that is due appears.",
            "Pay by card or wallet; it counts at once.",
            "Ten days after a reminder outgoing calls may stop; they are back within ten minutes of paying.",
          ],
        },
        bn: {
          title: "পোস্টপেইড বিল দেব কীভাবে",
          answer: "বিল আসে মাসের ৩ তারিখে, শেষ দিন ২০। রিচার্জের মতোই দিন; আংশিকও দেওয়া যায়।",
          steps: [
            "রিচার্জ পাতায় নম্বর লিখলে বকেয়া দেখা যাবে।",
            "কার্ড বা ওয়ালেটে দিন; সঙ্গে সঙ্গে জমা হয়।",
            "মনে করিয়ে দেওয়ার দশ দিন পরও বকেয়া থাকলে বহির্গামী কল বন্ধ হতে পারে; বিল দেওয়ার দশ মিনিটের মধ্যে চালু হয়।",
          ],
        },
      },
    ],
  },
  {
    topic: { en: "Packs and internet", bn: "প্যাক ও ইন্টারনেট" },
    answers: [
      {
        slug: "buy-a-pack",
        words: "purchase internet pack minutes bundle data mb gb কেনা এমবি জিবি ডেটা মিনিট বান্ডেল কিনব",
        path: "/personal/plans-offers/internet-packages",
        en: {
          title: "Buy a pack",
          answer: "On the site, in our app or by *121*3#; it starts within a minute.",
          steps: [
            "Choose by price, days or volume.",
            "Pay from your balance, by wallet or by card.",
            "The SMS that confirms it tells the last day.",
          ],
        },
        bn: {
          title: "প্যাক কিনব কীভাবে",
          answer: "সাইট, আমাদের অ্যাপ বা *121*3# থেকে; এক মিনিটের মধ্যে চালু হয়।",
          steps: [
            "দাম, দিন বা পরিমাণ দেখে বেছে নিন।",
            "ব্যালান্স, ওয়ালেট বা কার্ড থেকে দাম দিন।",
            "নিশ্চিতকরণ এসএমএসে শেষ দিনটি লেখা থাকবে।",
          ],
        },
      },
      {
        slug: "internet-left",
        words: "remaining data mb gb check usage কত এমবি জিবি বাকি আছে ডেটা দেখা",
        path: "/personal/plans-offers/internet-packages",
        en: {
          title: "How much internet is left?",
          answer: "Dial *121*1*4#: every running pack with what is left and its last day.",
          steps: ["Dial *121*1*4#, free of charge.", "Our app shows it by pack, with the use of the last seven days."],
        },
        bn: {
          title: "কত ইন্টারনেট বাকি আছে",
          answer: "*121*1*4# ডায়াল করুন; চালু সব প্যাকের বাকি পরিমাণ ও শেষ দিন দেখা যাবে।",
          steps: ["*121*1*4# ডায়াল করুন, কোনো খরচ নেই।", "আমাদের অ্যাপে প্যাক ধরে এবং গত সাত দিনের ব্যবহারসহ দেখা যায়।"],
        },
      },
      {
        slug: "slow-internet",
        words: "speed slow net not working lagging buffering ধীর স্লো নেট স্পিড গতি কম চলছে",
        path: "/gp4g",
        en: {
          title: "The internet is slow",
          answer:
            "Switch flight mode on for ten seconds, then look whether the pack is used up. In most cases one of the two was it.",
          steps: [
            "Flight mode on, wait ten seconds, off.",
            "Dial *121*1*4#: is a pack still running?",
            "Set the phone's network to 4G or 5G automatic.",
            "Slow at one place only? Write us where; the network team answers within three days.",
          ],
        },
        bn: {
          title: "ইন্টারনেট ধীরে চলছে",
          answer: "দশ সেকেন্ড ফ্লাইট মোড চালু রাখুন, তারপর দেখুন প্যাক শেষ কি না। বেশির ভাগ সময় এই দুটিতেই সমাধান হয়।",
          steps: [
            "ফ্লাইট মোড চালু করে দশ সেকেন্ড পর বন্ধ করুন।",
            "*121*1*4# ডায়াল করে দেখুন প্যাক চালু আছে কি না।",
            "ফোনের নেটওয়ার্ক ৪জি বা ৫জি অটোমেটিকে রাখুন।",
            "শুধু এক জায়গায় ধীর হলে জায়গাটি লিখে জানান; নেটওয়ার্ক দল তিন দিনের মধ্যে উত্তর দেবে।",
          ],
        },
      },
      {
        slug: "stop-renewal",
        words: "auto renew renewal turn off cancel pack অটো রিনিউ নবায়ন বন্ধ",
        path: "/personal/plans-offers/internet-packages",
        en: {
          title: "Stop a pack from renewing by itself",
          answer: "In our app under Packs, or by *121*6#. What is left stays until its last day.",
          steps: ["Open Packs and choose the pack.", "Switch renewal off; an SMS confirms it."],
        },
        bn: {
          title: "প্যাকের স্বয়ংক্রিয় নবায়ন বন্ধ করা",
          answer: "আমাদের অ্যাপের প্যাক অংশে অথবা *121*6# ডায়াল করে। যা বাকি আছে শেষ দিন পর্যন্ত থাকবে।",
          steps: ["প্যাক অংশে গিয়ে প্যাকটি বাছুন।", "নবায়ন বন্ধ করুন; এসএমএসে নিশ্চিত করা হবে।"],
        },
      },
      {
        slug: "unused-data-carries-over",
        words: "rollover carry forward unused leftover বেঁচে যাওয়া ডেটা যোগ মেয়াদ বাড়ানো",
        path: "/personal/plans-offers/internet-packages",
        en: {
          title: "Does unused internet carry over?",
          answer: "Yes, if you buy the same pack again before the old one ends: what is left gets the new last day.",
          steps: ["Dial *121*1*4# for the last day.", "Buy the same pack before it, or switch renewal on."],
        },
        bn: {
          title: "বেঁচে যাওয়া ইন্টারনেট কি পরে ব্যবহার করা যায়",
          answer: "হ্যাঁ, মেয়াদ শেষের আগে একই প্যাক আবার কিনলে বাকি অংশের মেয়াদও নতুন শেষ দিন পর্যন্ত বাড়ে।",
          steps: ["শেষ দিন দেখতে *121*1*4# ডায়াল করুন।", "তার আগে একই প্যাক কিনুন, অথবা নবায়ন চালু রাখুন।"],
        },
      },
      {
        slug: "internet-without-pack",
        words: "pay as you go charged without pack rate balance cut প্যাক ছাড়া ইন্টারনেট টাকা কাটা রেট",
        path: "/personal/plans-offers/internet-packages",
        en: {
          title: "My balance went into internet without a pack",
          answer: "Without a pack 1 MB costs Tk 0.06, at most Tk 6 a day. You can switch this off.",
          steps: [
            "Dial *121*415# and choose Off: without a pack there is no internet then.",
            "Or switch mobile data off in the phone when a pack ends.",
          ],
        },
        bn: {
          title: "প্যাক ছাড়া ইন্টারনেটে ব্যালান্স কেটে গেছে",
          answer: "প্যাক না থাকলে প্রতি এমবি ০.০৬ টাকা, দিনে সর্বোচ্চ ৬ টাকা। চাইলে এটি বন্ধ রাখা যায়।",
          steps: [
            "*121*415# ডায়াল করে বন্ধ বেছে নিন; তখন প্যাক ছাড়া ইন্টারনেট চলবে না।",
            "অথবা প্যাক শেষ হলে ফোনের মোবাইল ডেটা বন্ধ করুন।",
          ],
        },
      },
      {
        slug: "share-internet-hotspot",
        words: "hotspot tethering wifi share laptop হটস্পট ওয়াইফাই শেয়ার ল্যাপটপ",
        path: "/shop/devices/modems-routers",
        en: {
          title: "Share my internet by hotspot",
          answer: "Every pack may be shared, without a fee. The volume counts as if you used it yourself.",
          steps: [
            "Settings, Network, Hotspot: switch it on.",
            "Set a password of at least eight characters.",
            "For several devices every day a router with its own SIM is better.",
          ],
        },
        bn: {
          title: "হটস্পটে ইন্টারনেট শেয়ার করা",
          answer: "সব প্যাকই শেয়ার করা যায়, কোনো ফি নেই। পরিমাণ আপনার প্যাক থেকেই কাটে।",
          steps: [
            "সেটিংস, নেটওয়ার্ক, হটস্পট চালু করুন।",
            "কমপক্ষে আট অক্ষরের পাসওয়ার্ড দিন।",
            "প্রতিদিন কয়েকটি ডিভাইস চালালে আলাদা সিমসহ রাউটার ভালো।",
          ],
        },
      },
    ],
  },
];
