import type { TopicDefinition } from "@/backend/db/seed/support/support-types";

export const SAFETY_TOPICS: readonly TopicDefinition[] = [
  {
    topic: { en: "Network and settings", bn: "নেটওয়ার্ক ও সেটিংস" },
    answers: [
      {
        slug: "no-network",
        words: "no signal no service emergency calls only weak coverage নেটওয়ার্ক নেই সিগন্যাল দুর্বল পাচ্ছে",
        path: "/gp4g",
        en: {
          title: "No network",
          answer:
            "Restart the phone. If others beside you have none either, a site is being repaired; most are back within two hours.",
          steps: [
            "Restart, then flight mode on and off.",
            "Try the SIM in another phone.",
            "Tell us the place by the complaint: thana, street, indoors or outdoors.",
          ],
        },
        bn: {
          title: "নেটওয়ার্ক নেই",
          answer: "ফোন বন্ধ করে চালু করুন। পাশের কারও ফোনেও না থাকলে টাওয়ারে কাজ চলছে; বেশির ভাগ দুই ঘণ্টায় ঠিক হয়।",
          steps: [
            "ফোন রিস্টার্ট করে ফ্লাইট মোড চালু ও বন্ধ করুন।",
            "সিম অন্য ফোনে লাগিয়ে দেখুন।",
            "অভিযোগে জায়গাটি লিখুন: থানা, রাস্তা, ঘরে না বাইরে।",
          ],
        },
      },
      {
        slug: "calls-break-off",
        words: "call drop breaks voice quality cuts কল কেটে যায় ড্রপ কথা ভাঙে শোনা",
        path: "/volte",
        en: {
          title: "Calls break off",
          answer:
            "Each dropped call within our network gives the seconds of the break back, by itself, within two days. VoLTE helps in most places.",
          steps: [
            "Switch VoLTE on: Settings, SIM, 4G calling.",
            "Note place and time of three calls.",
            "Send them with the complaint; we measure there.",
          ],
        },
        bn: {
          title: "কথা বলতে বলতে কল কেটে যায়",
          answer: "আমাদের নেটওয়ার্কে কল ড্রপ হলে দুই দিনের মধ্যে নিজে থেকেই টকটাইম ফেরত আসে। বেশির ভাগ জায়গায় ভোল্টিতে উপকার হয়।",
          steps: [
            "ভোল্টি চালু করুন: সেটিংস, সিম, ৪জি কলিং।",
            "তিনটি কলের জায়গা ও সময় লিখে রাখুন।",
            "অভিযোগে পাঠান; আমরা সেখানে মেপে দেখব।",
          ],
        },
      },
      {
        slug: "use-5g",
        words: "5g coverage phone enable speed ফাইভজি ৫জি চালু কভারেজ ফোন",
        path: "/5g",
        en: {
          title: "Use 5G",
          answer:
            "You need a 5G phone, a 4G SIM or eSIM, and a place with coverage: the centres of all eight divisional cities. It costs nothing more.",
          steps: [
            "Settings, Mobile network: choose 5G automatic.",
            "Update the phone's software.",
            "Look at the coverage on the 5G page.",
          ],
        },
        bn: {
          title: "৫জি ব্যবহার করা",
          answer: "লাগবে ৫জি ফোন, ৪জি সিম বা ই-সিম এবং কভারেজ এলাকা: আট বিভাগীয় শহরের কেন্দ্র। বাড়তি খরচ নেই।",
          steps: ["সেটিংস, মোবাইল নেটওয়ার্কে ৫জি অটোমেটিক বাছুন।", "ফোনের সফটওয়্যার আপডেট করুন।", "৫জি পাতায় কভারেজ দেখুন।"],
        },
      },
      {
        slug: "apn-settings",
        words: "apn internet settings configure manual setup এপিএন ইন্টারনেট সেটিংস কনফিগার সেটআপ",
        path: "/gp4g",
        en: {
          title: "Internet settings (APN)",
          answer:
            "Send ALL to 8080: the settings come by SMS, save them. By hand the APN is gpinternet, everything else stays empty.",
          steps: [
            "Settings, Mobile network, Access point names.",
            "New, name as you like, APN gpinternet, save and choose it.",
            "Restart the phone.",
          ],
        },
        bn: {
          title: "ইন্টারনেট সেটিংস (এপিএন)",
          answer: "ALL লিখে 8080 নম্বরে পাঠান; এসএমএসে আসা সেটিংস সংরক্ষণ করুন। নিজে করলে এপিএন gpinternet, বাকি সব খালি।",
          steps: [
            "সেটিংস, মোবাইল নেটওয়ার্ক, অ্যাক্সেস পয়েন্ট নেম খুলুন।",
            "নতুন যোগ করে এপিএন gpinternet লিখে সংরক্ষণ ও নির্বাচন করুন।",
            "ফোন রিস্টার্ট করুন।",
          ],
        },
      },
      {
        slug: "volte",
        words: "volte hd voice 4g calling clear ভোল্টি এইচডি ভয়েস",
        path: "/volte",
        en: {
          title: "Switch VoLTE on",
          answer:
            "Settings, SIM, 4G calling. Calls then connect within two seconds and internet goes on meanwhile; they cost the same.",
          steps: ["Dial *121*4000# to see whether phone and SIM take it.", "Switch 4G calling on and restart."],
        },
        bn: {
          title: "ভোল্টি চালু করা",
          answer: "সেটিংস, সিম, ৪জি কলিং। কল দুই সেকেন্ডে সংযোগ পায়, কথার সময়েও ইন্টারনেট চলে; খরচ একই।",
          steps: ["ফোন ও সিমে চলবে কি না দেখতে *121*4000# ডায়াল করুন।", "৪জি কলিং চালু করে ফোন রিস্টার্ট করুন।"],
        },
      },
      {
        slug: "call-forwarding",
        words: "forward divert calls missed call alert waiting কল ফরোয়ার্ড ডাইভার্ট মিসড কল ওয়েটিং",
        path: "/personal/services/vas-others",
        en: {
          title: "Forward my calls",
          answer:
            "Dial **21*NUMBER# to forward all calls, ##21# to end it. The forwarded part costs as a call of yours.",
          steps: ["**61*NUMBER# forwards when you do not answer.", "*#21# shows what is set."],
        },
        bn: {
          title: "কল ফরোয়ার্ড করা",
          answer: "সব কল ফরোয়ার্ড করতে **21*নম্বর#, বন্ধ করতে ##21# ডায়াল করুন। ফরোয়ার্ড হওয়া কলের খরচ আপনার কলের মতোই।",
          steps: ["কল না ধরলে ফরোয়ার্ড করতে **61*নম্বর#।", "কী চালু আছে দেখতে *#21#।"],
        },
      },
    ],
  },
  {
    topic: { en: "Security", bn: "নিরাপত্তা" },
    answers: [
      {
        slug: "somebody-asks-for-code",
        words: "otp fraud scam prize lottery call asks code ওটিপি কোড চাইছে প্রতারণা পুরস্কার লটারি ভুয়া কল",
        path: "/notice-board",
        en: {
          title: "Somebody asks for my code",
          answer:
            "Hang up. Nobody of ours asks for a code or PIN, by call or message. Told it already? Call 121 and press 9 at once.",
          steps: [
            "Log out of all devices: dashboard, Devices.",
            "Tell your bank and wallet.",
            "Report the caller at 158, free of charge.",
          ],
        },
        bn: {
          title: "কেউ ওটিপি বা কোড চাইছে",
          answer: "ফোন কেটে দিন। আমাদের কেউ কল বা বার্তায় কোড বা পিন চায় না। বলে ফেলেছেন? এখনই ১২১-এ কল করে ৯ চাপুন।",
          steps: [
            "ড্যাশবোর্ডের ডিভাইস অংশ থেকে সব ডিভাইসে লগ আউট করুন।",
            "ব্যাংক ও ওয়ালেটকে জানান।",
            "যে নম্বর থেকে কল এসেছে তা বিনা মূল্যে ১৫৮-এ জানান।",
          ],
        },
      },
      {
        slug: "block-a-caller",
        words: "block caller harass spam unwanted calls number ব্লক বিরক্ত হয়রানি স্প্যাম কল নম্বর",
        path: "/personal/services/vas-others",
        en: {
          title: "Block a caller",
          answer:
            "In the phone's call list, or in the network by *121*403#: up to 100 numbers, calls and SMS, Tk 20 a month.",
          steps: [
            "Dial *121*403#, write the number.",
            "Threats are for the police: 999, and for the cyber help line of the police for women.",
          ],
        },
        bn: {
          title: "কোনো নম্বর ব্লক করা",
          answer: "ফোনের কল তালিকা থেকে, অথবা নেটওয়ার্কে *121*403# ডায়াল করে: ১০০টি পর্যন্ত নম্বর, কল ও এসএমএস, মাসে ২০ টাকা।",
          steps: ["*121*403# ডায়াল করে নম্বর লিখুন।", "হুমকি পেলে ৯৯৯-এ পুলিশকে জানান; নারীদের জন্য পুলিশের সাইবার সহায়তাও আছে।"],
        },
      },
      {
        slug: "logged-in-devices",
        words: "log out other devices sessions account hacked লগ আউট ডিভাইস অন্য কেউ অ্যাকাউন্ট হ্যাক",
        path: "/dashboard",
        en: {
          title: "Somebody else is logged in with my number",
          answer: "Open the dashboard, Devices, and end every session that is not yours. It takes effect at once.",
          steps: [
            "Log in and open Devices.",
            "End them all, then log in anew.",
            "Set a SIM PIN, so that a stolen SIM is of no use.",
          ],
        },
        bn: {
          title: "আমার নম্বরে অন্য কেউ লগ ইন করেছে",
          answer: "ড্যাশবোর্ডের ডিভাইস অংশে গিয়ে অচেনা সব সেশন বন্ধ করুন। সঙ্গে সঙ্গে কার্যকর হয়।",
          steps: ["লগ ইন করে ডিভাইস খুলুন।", "সব বন্ধ করে আবার লগ ইন করুন।", "সিমে পিন দিন, চুরি হলেও যেন কাজে না লাগে।"],
        },
      },
      {
        slug: "login-code-not-coming",
        words: "otp not received code not coming login sms delay কোড আসছে লগ ইন ওটিপি এসএমএস দেরি",
        path: "/contact-us",
        en: {
          title: "The log-in code does not come",
          answer: "Wait a minute and ask for it again. Full message memory and blocked senders are the usual causes.",
          steps: [
            "Delete old SMS and look at blocked senders.",
            "Is the number right, and the SIM in the phone?",
            "After five codes there is a pause of an hour.",
          ],
        },
        bn: {
          title: "লগ ইনের কোড আসছে না",
          answer: "এক মিনিট অপেক্ষা করে আবার চান। এসএমএসের জায়গা ভর্তি বা প্রেরক ব্লক থাকাই সাধারণ কারণ।",
          steps: [
            "পুরোনো এসএমএস মুছুন, ব্লক তালিকা দেখুন।",
            "নম্বর ঠিক আছে কি না, সিম ফোনে আছে কি না দেখুন।",
            "পাঁচবার চাওয়ার পর এক ঘণ্টা বিরতি থাকে।",
          ],
        },
      },
      {
        slug: "my-personal-data",
        words: "personal data privacy delete information call records তথ্য গোপনীয়তা মুছে ফেলা কল রেকর্ড",
        path: "/privacy-policy",
        en: {
          title: "What do you know of me, and can it be deleted?",
          answer:
            "Ask for a copy or for deletion by the contact form; we answer within five working days and are done within 30 days. What the law makes us keep stays until its term ends.",
          steps: [
            "Contact form, topic Privacy.",
            "Prove the number by a code.",
            "The copy comes as a file that only you can open.",
          ],
        },
        bn: {
          title: "আমার কোন তথ্য আছে, মুছে ফেলা যায় কি",
          answer:
            "যোগাযোগ ফর্মে কপি চাইতে বা মুছতে বলতে পারেন; পাঁচ কর্মদিবসে উত্তর দেব, ৩০ দিনের মধ্যে কাজ শেষ হবে। আইনে রাখতে হয় এমন তথ্য মেয়াদ পর্যন্ত থাকে।",
          steps: [
            "যোগাযোগ ফর্মে গোপনীয়তা বিষয় বাছুন।",
            "কোড দিয়ে নম্বর নিশ্চিত করুন।",
            "কপি এমন ফাইলে আসবে যা শুধু আপনিই খুলতে পারবেন।",
          ],
        },
      },
    ],
  },
  {
    topic: { en: "Paid services and messages", bn: "পেইড সেবা ও বার্তা" },
    answers: [
      {
        slug: "stop-paid-services",
        words:
          "vas subscription charge deduct stop welcome tune unknown পেইড সার্ভিস টাকা কাটছে বন্ধ সাবস্ক্রিপশন ওয়েলকাম টিউন অজানা",
        path: "/personal/services/vas-others",
        en: {
          title: "Balance goes for a service that I do not know",
          answer:
            "Dial *121*6#: it shows what runs on your number and stops it. Without a YES of yours the money comes back.",
          steps: [
            "Dial *121*6# and stop the service.",
            "Send the complaint within 30 days with its name.",
            "Ask 121 to bar all paid services if you want none.",
          ],
        },
        bn: {
          title: "অজানা সেবার জন্য টাকা কাটছে",
          answer: "*121*6# ডায়াল করুন; নম্বরে কী চলছে দেখা ও বন্ধ করা যায়। আপনি YES না দিয়ে থাকলে টাকা ফেরত পাবেন।",
          steps: [
            "*121*6# ডায়াল করে সেবাটি বন্ধ করুন।",
            "৩০ দিনের মধ্যে সেবার নাম লিখে অভিযোগ পাঠান।",
            "কোনো পেইড সেবা না চাইলে ১২১-এ বলে সব আটকে রাখুন।",
          ],
        },
      },
      {
        slug: "stop-advertising",
        words: "promotional sms advertising dnd spam messages stop বিজ্ঞাপন এসএমএস বন্ধ প্রমোশনাল মেসেজ",
        path: "/notice-board",
        en: {
          title: "No more advertising by SMS",
          answer: "Send STOP to 21213, free of charge; it ends within 24 hours.",
          steps: ["Write STOP and send it to 21213.", "News about your own number and dangers still comes."],
        },
        bn: {
          title: "এসএমএসে বিজ্ঞাপন বন্ধ করা",
          answer: "STOP লিখে 21213 নম্বরে পাঠান, কোনো খরচ নেই; ২৪ ঘণ্টার মধ্যে বন্ধ হবে।",
          steps: ["STOP লিখে 21213 নম্বরে পাঠান।", "নিজের নম্বরের খবর ও দুর্যোগের বার্তা আসতে থাকবে।"],
        },
      },
      {
        slug: "complain",
        words: "complaint complain reference regulator btrc অভিযোগ জানানো রেফারেন্স বিটিআরসি",
        path: "/contact-us",
        en: {
          title: "Make a complaint",
          answer:
            "By the form on this page or free of charge at 158. You get a reference at once and an answer within three working days.",
          steps: [
            "Have number, day, sum and transaction at hand.",
            "See under Contact Us, with reference and number, where it stands and what we answer.",
            "Not content? Write again and name the reference: a second team looks at it within seven days.",
            "The regulator listens at 100.",
          ],
        },
        bn: {
          title: "অভিযোগ জানানো",
          answer: "এই পাতার ফর্মে অথবা বিনা মূল্যে ১৫৮ নম্বরে। সঙ্গে সঙ্গে রেফারেন্স, তিন কর্মদিবসে উত্তর পাবেন।",
          steps: [
            "নম্বর, তারিখ, টাকার অঙ্ক ও ট্রানজেকশন হাতে রাখুন।",
            "যোগাযোগ পেজে রেফারেন্স ও নম্বর দিয়ে দেখুন কাজ কতদূর, কী উত্তর দিয়েছি।",
            "সন্তুষ্ট না হলে রেফারেন্স উল্লেখ করে আবার লিখুন; দ্বিতীয় দল সাত দিনে দেখবে।",
            "নিয়ন্ত্রক সংস্থার নম্বর ১০০।",
          ],
        },
      },
      {
        slug: "pay-utility-bill",
        words: "electricity gas water bill pay wallet বিদ্যুৎ গ্যাস পানি বিল দেওয়া ওয়ালেট",
        path: "/personal/services/mobile-financial-services",
        en: {
          title: "Pay electricity, gas or water by mobile",
          answer: "In the wallet or by *121*70#: more than 60 companies, the receipt comes by SMS.",
          steps: [
            "Choose the company and write the customer number.",
            "Check name and sum, confirm with the PIN.",
            "It counts on the next working day at the latest.",
          ],
        },
        bn: {
          title: "মোবাইলে বিদ্যুৎ, গ্যাস বা পানির বিল",
          answer: "ওয়ালেটে অথবা *121*70# ডায়াল করে: ৬০টির বেশি প্রতিষ্ঠান, রসিদ আসে এসএমএসে।",
          steps: ["প্রতিষ্ঠান বেছে গ্রাহক নম্বর লিখুন।", "নাম ও টাকা মিলিয়ে পিন দিয়ে নিশ্চিত করুন।", "সর্বোচ্চ পরের কর্মদিবসে জমা হয়।"],
        },
      },
      {
        slug: "talk-to-a-person",
        words: "customer care agent human chat contact hotline call center কাস্টমার কেয়ার প্রতিনিধি হটলাইন কথা যোগাযোগ",
        path: "/contact-us",
        en: {
          title: "Talk to a person",
          answer:
            "121 day and night, Tk 0.60 a minute; chat in our app answers within three minutes; 158 centres without appointment.",
          steps: [
            "At 121 press 0 for a person.",
            "From other networks: +880 1700-000121.",
            "Sign language by video: our app, Help, 9:00 to 21:00.",
          ],
        },
        bn: {
          title: "কাস্টমার কেয়ারের সঙ্গে কথা বলা",
          answer: "১২১ দিনরাত, মিনিটে ০.৬০ টাকা; আমাদের অ্যাপের চ্যাটে তিন মিনিটে উত্তর; ১৫৮টি সেন্টার, আগে সময় নিতে হয় না।",
          steps: [
            "১২১-এ প্রতিনিধির জন্য ০ চাপুন।",
            "অন্য নেটওয়ার্ক থেকে: +৮৮০ ১৭০০-০০০১২১।",
            "ইশারা ভাষায় ভিডিও: আমাদের অ্যাপে সহায়তা, সকাল ৯টা থেকে রাত ৯টা।",
          ],
        },
      },
    ],
  },
];
