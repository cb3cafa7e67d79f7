import type { TopicDefinition } from "@/backend/db/seed/support/support-types";

export const LINE_TOPICS: readonly TopicDefinition[] = [
  {
    topic: { en: "SIM", bn: "সিম" },
    answers: [
      {
        slug: "lost-sim",
        words: "lost stolen phone sim block হারানো চুরি হারিয়েছে ব্লক বন্ধ মোবাইল",
        path: "/shop/sim-replacement",
        en: {
          title: "My SIM is lost or stolen",
          answer: "Call 121 from any phone and press 9: the SIM is blocked within a minute. The number stays yours.",
          steps: [
            "Call 121, press 9, tell the number and your NID's last four digits.",
            "Order a new SIM for Tk 250: a card in one to three days, an eSIM within the hour.",
            "Change the passwords of bank and wallet.",
          ],
        },
        bn: {
          title: "সিম হারিয়েছে বা চুরি হয়েছে",
          answer: "যেকোনো ফোন থেকে ১২১-এ কল করে ৯ চাপুন; এক মিনিটের মধ্যে সিম ব্লক হবে। নম্বর আপনারই থাকবে।",
          steps: [
            "১২১-এ কল করে ৯ চাপুন, নম্বর ও জাতীয় পরিচয়পত্রের শেষ চার সংখ্যা বলুন।",
            "২৫০ টাকায় নতুন সিম অর্ডার করুন; কার্ড এক থেকে তিন দিনে, ই-সিম এক ঘণ্টায়।",
            "ব্যাংক ও ওয়ালেটের পাসওয়ার্ড বদলে নিন।",
          ],
        },
      },
      {
        slug: "damaged-sim",
        words: "damaged broken not detected no sim invalid replace নষ্ট ভাঙা কাজ করছে পাচ্ছে রিপ্লেসমেন্ট বদল",
        path: "/shop/sim-replacement",
        en: {
          title: "The phone does not see my SIM",
          answer:
            "Clean the contacts with a dry cloth and try the SIM in another phone. If it fails there too, it is replaced for Tk 250, within the first year free.",
          steps: [
            "Switch off, take the SIM out, clean it, put it back.",
            "Try another phone.",
            "Order a replacement, or come to a centre with your NID.",
          ],
        },
        bn: {
          title: "ফোন সিম পাচ্ছে না",
          answer: "শুকনো কাপড়ে সিম মুছে অন্য ফোনে লাগিয়ে দেখুন। সেখানেও কাজ না করলে ২৫০ টাকায় বদলে নিন, প্রথম বছরে বিনা মূল্যে।",
          steps: [
            "ফোন বন্ধ করে সিম খুলে মুছে আবার লাগান।",
            "অন্য ফোনে লাগিয়ে দেখুন।",
            "রিপ্লেসমেন্ট অর্ডার করুন, অথবা পরিচয়পত্র নিয়ে সেন্টারে আসুন।",
          ],
        },
      },
      {
        slug: "puk-code",
        words: "puk pin locked blocked unlock code পিন পাক লক খোলা কোড",
        path: "/store-locator",
        en: {
          title: "My SIM asks for the PUK",
          answer:
            "The PUK stands on the card that the SIM came in, and in our app under SIM. After ten wrong tries the SIM is lost.",
          steps: [
            "Open our app on another phone, log in, SIM, PUK; or call 121.",
            "Write the PUK, then a new PIN twice.",
          ],
        },
        bn: {
          title: "সিম পাক কোড চাইছে",
          answer: "সিমের সঙ্গে পাওয়া কার্ডে এবং আমাদের অ্যাপের সিম অংশে পাক কোড আছে। দশবার ভুল দিলে সিমটি আর চলবে না।",
          steps: ["অন্য ফোনে আমাদের অ্যাপে লগ ইন করে সিম, পাক দেখুন; অথবা ১২১-এ কল করুন।", "পাক লিখে দুবার নতুন পিন দিন।"],
        },
      },
      {
        slug: "change-owner",
        words: "ownership transfer name change owner nid মালিকানা বদল নাম পরিবর্তন হস্তান্তর",
        path: "/shop/sim-ownership-transfer",
        en: {
          title: "Pass my number on to somebody else",
          answer: "Both of you come to a centre once with your NIDs; it costs Tk 300 and takes a quarter of an hour.",
          steps: [
            "Fill in the transfer on the site; it saves time at the centre.",
            "Come together within 14 days.",
            "If the owner has died, bring the death certificate and proof of kinship.",
          ],
        },
        bn: {
          title: "নম্বরের মালিকানা বদল",
          answer: "দুজন একসঙ্গে পরিচয়পত্র নিয়ে একবার সেন্টারে আসুন; খরচ ৩০০ টাকা, সময় পনেরো মিনিট।",
          steps: [
            "আগে সাইটে ফর্ম পূরণ করুন, সেন্টারে সময় বাঁচবে।",
            "১৪ দিনের মধ্যে একসঙ্গে আসুন।",
            "মালিক মারা গেলে মৃত্যুসনদ ও সম্পর্কের প্রমাণ আনুন।",
          ],
        },
      },
      {
        slug: "keep-number-switch-operator",
        words: "mnp port number portability switch operator join এমএনপি নম্বর ঠিক রেখে অপারেটর বদল",
        path: "/shop/mobile-number-portability",
        en: {
          title: "Come to us with my old number",
          answer: "Start it on the site; the number works with us within 72 hours. It costs Tk 400.",
          steps: [
            "Clear bills and advances of the old operator.",
            "Order the SIM; your NID and fingerprint are checked at the door.",
            "Put it in when the SMS tells the hour. You stay at least 90 days.",
          ],
        },
        bn: {
          title: "নম্বর ঠিক রেখে আমাদের নেটওয়ার্কে আসা",
          answer: "সাইটেই শুরু করুন; ৭২ ঘণ্টার মধ্যে নম্বর আমাদের নেটওয়ার্কে চলবে। খরচ ৪০০ টাকা।",
          steps: [
            "আগের অপারেটরের বিল ও অগ্রিম শোধ করুন।",
            "সিম অর্ডার করুন; দরজায় পরিচয়পত্র ও আঙুলের ছাপ মেলানো হবে।",
            "এসএমএসে সময় জানালে সিম লাগান। কমপক্ষে ৯০ দিন থাকতে হবে।",
          ],
        },
      },
      {
        slug: "sims-on-my-nid",
        words: "how many sim registered nid check biometric কয়টি সিম নিবন্ধন পরিচয়পত্র এনআইডি বায়োমেট্রিক",
        path: "/store-locator",
        en: {
          title: "Which SIMs stand on my NID?",
          answer:
            "Dial *16001# and send the last four digits of your NID: the SIMs of all operators come back, free of charge.",
          steps: [
            "Dial *16001#.",
            "Write the last four digits.",
            "A number that you do not know: come to a centre with your NID, it is closed on the same day.",
          ],
        },
        bn: {
          title: "আমার পরিচয়পত্রে কয়টি সিম",
          answer: "*16001# ডায়াল করে জাতীয় পরিচয়পত্রের শেষ চার সংখ্যা পাঠান; সব অপারেটরের সিম বিনা মূল্যে জানা যাবে।",
          steps: [
            "*16001# ডায়াল করুন।",
            "শেষ চারটি সংখ্যা লিখুন।",
            "অচেনা নম্বর পেলে পরিচয়পত্র নিয়ে সেন্টারে আসুন; সেদিনই বন্ধ হবে।",
          ],
        },
      },
      {
        slug: "number-unused",
        words: "inactive unused lose number recycle deactivate অব্যবহৃত নম্বর বন্ধ বাতিল",
        path: "/notice-board",
        en: {
          title: "When do I lose a number that I do not use?",
          answer: "After 15 months without any use. We text you three times in the last 60 days.",
          steps: [
            "One call, SMS, recharge or use of the internet keeps it.",
            "Going abroad? A recharge of Tk 500 each year is enough.",
          ],
        },
        bn: {
          title: "ব্যবহার না করলে নম্বর কবে বাতিল হয়",
          answer: "টানা ১৫ মাস কোনো ব্যবহার না হলে। শেষ ৬০ দিনে তিনবার এসএমএস পাঠানো হয়।",
          steps: [
            "একটি কল, এসএমএস, রিচার্জ বা একবার ইন্টারনেট ব্যবহার করলেই থাকে।",
            "বিদেশে গেলে বছরে একবার ৫০০ টাকা রিচার্জই যথেষ্ট।",
          ],
        },
      },
    ],
  },
  {
    topic: { en: "eSIM", bn: "ই-সিম" },
    answers: [
      {
        slug: "esim-phone-check",
        words: "esim supported compatible phone eid device সাপোর্ট ফোন ইআইডি চলবে ইসিম",
        path: "/shop/esim-migration",
        en: {
          title: "Does my phone take an eSIM?",
          answer: "Dial *#06#. If an EID with 32 digits appears, it does.",
          steps: [
            "Dial *#06#.",
            "Look for EID in the list.",
            "The first step of the move checks the phone, too, and costs nothing.",
          ],
        },
        bn: {
          title: "আমার ফোনে ই-সিম চলবে কি",
          answer: "*#06# ডায়াল করুন। ৩২ সংখ্যার ইআইডি দেখা গেলে চলবে।",
          steps: ["*#06# ডায়াল করুন।", "তালিকায় EID আছে কি না দেখুন।", "বদলের প্রথম ধাপেও ফোন মিলিয়ে দেখা হয়, কোনো খরচ নেই।"],
        },
      },
      {
        slug: "move-to-esim",
        words: "convert physical card to esim migration switch ইসিম বদল নেওয়া মাইগ্রেশন",
        path: "/shop/esim-migration",
        en: {
          title: "Move my number to an eSIM",
          answer: "Five minutes on the site: check the phone, prove the number by a code, pay, scan the QR code.",
          steps: [
            "Have Wi-Fi and a second screen for the QR code.",
            "Settings, SIM, Add eSIM, scan.",
            "The old card ends as soon as the eSIM is on.",
          ],
        },
        bn: {
          title: "কার্ড থেকে ই-সিমে যাওয়া",
          answer: "সাইটে পাঁচ মিনিট: ফোন মেলান, কোড দিয়ে নম্বর নিশ্চিত করুন, দাম দিন, কিউআর কোড স্ক্যান করুন।",
          steps: [
            "ওয়াইফাই ও কিউআর কোড দেখানোর জন্য আরেকটি স্ক্রিন রাখুন।",
            "সেটিংস, সিম, ই-সিম যোগ করে স্ক্যান করুন।",
            "ই-সিম চালু হলেই পুরোনো কার্ড বন্ধ হবে।",
          ],
        },
      },
      {
        slug: "esim-qr-used",
        words: "qr code not working used expired again scan কিউআর কোড কাজ করছে স্ক্যান আবার",
        path: "/shop/esim-migration",
        en: {
          title: "The eSIM's QR code does not work",
          answer:
            "A QR code works once. If the installation broke off, we make a new one free of charge within 24 hours.",
          steps: [
            "Look in Settings, SIM: perhaps the eSIM is there already, only switched off.",
            "Otherwise call 121 or open your request by its reference and ask for a new code.",
          ],
        },
        bn: {
          title: "ই-সিমের কিউআর কোড কাজ করছে না",
          answer: "একটি কিউআর কোড একবারই চলে। মাঝপথে থেমে গেলে ২৪ ঘণ্টার মধ্যে বিনা মূল্যে নতুন কোড পাবেন।",
          steps: [
            "সেটিংসের সিম অংশে দেখুন; হয়তো ই-সিম আছে, শুধু বন্ধ।",
            "না থাকলে ১২১-এ কল করুন, অথবা রেফারেন্স দিয়ে অনুরোধটি খুলে নতুন কোড চান।",
          ],
        },
      },
      {
        slug: "esim-new-phone",
        words: "change phone transfer esim new device ফোন বদল নতুন ফোনে ইসিম",
        path: "/shop/sim-replacement",
        en: {
          title: "I have a new phone: how does the eSIM move?",
          answer: "Order a replacement eSIM for the new phone. Do not delete the old one before the new one is on.",
          steps: [
            "Order SIM replacement, eSIM.",
            "Scan the code with the new phone.",
            "Then delete the eSIM on the old phone.",
          ],
        },
        bn: {
          title: "নতুন ফোনে ই-সিম নেব কীভাবে",
          answer: "নতুন ফোনের জন্য রিপ্লেসমেন্ট ই-সিম অর্ডার করুন। নতুনটি চালু হওয়ার আগে পুরোনোটি মুছবেন না।",
          steps: ["সিম রিপ্লেসমেন্টে ই-সিম বেছে অর্ডার করুন।", "নতুন ফোনে কোড স্ক্যান করুন।", "তারপর পুরোনো ফোন থেকে ই-সিম মুছুন।"],
        },
      },
    ],
  },
  {
    topic: { en: "Roaming", bn: "রোমিং" },
    answers: [
      {
        slug: "roaming-on",
        words: "activate abroad travel foreign country start বিদেশ চালু ভ্রমণ ব্যবহার",
        path: "/contact-us",
        en: {
          title: "Switch roaming on before a journey",
          answer: "In our app under Roaming; you need your passport and a card that pays in dollars, or a deposit.",
          steps: [
            "Start three days before you leave: the endorsement is checked.",
            "Choose a pack for the country.",
            "Abroad, switch on data roaming in the phone.",
          ],
        },
        bn: {
          title: "ভ্রমণের আগে রোমিং চালু করা",
          answer: "আমাদের অ্যাপের রোমিং অংশে; পাসপোর্ট এবং ডলারে চলে এমন কার্ড অথবা জামানত লাগবে।",
          steps: [
            "যাত্রার তিন দিন আগে শুরু করুন; এনডোর্সমেন্ট যাচাই হয়।",
            "দেশ অনুযায়ী প্যাক বাছুন।",
            "বিদেশে গিয়ে ফোনে ডেটা রোমিং চালু করুন।",
          ],
        },
      },
      {
        slug: "roaming-cost",
        words: "price rate charges bill abroad expensive limit খরচ রেট দাম বিল সীমা বিদেশ",
        path: "/contact-us",
        en: {
          title: "What does roaming cost?",
          answer:
            "With a pack what the pack says; without one internet is closed, so that no bill surprises you. Incoming SMS are free.",
          steps: [
            "A text tells the rates when you arrive.",
            "At 80 and 100 percent of your limit we text you; at 100 percent it stops.",
          ],
        },
        bn: {
          title: "রোমিংয়ে খরচ কেমন",
          answer: "প্যাক থাকলে প্যাকের দামই খরচ; প্যাক না থাকলে ইন্টারনেট বন্ধ থাকে, যাতে হঠাৎ বড় বিল না আসে। এসএমএস পেতে খরচ নেই।",
          steps: ["পৌঁছালে এসএমএসে রেট জানানো হয়।", "সীমার ৮০ ও ১০০ শতাংশে এসএমএস যায়; ১০০ শতাংশে বন্ধ হয়ে যায়।"],
        },
      },
      {
        slug: "roaming-no-network",
        words: "no signal abroad not working network select manual সিগন্যাল নেটওয়ার্ক পাচ্ছি বিদেশ",
        path: "/contact-us",
        en: {
          title: "No network abroad",
          answer: "Choose the network by hand: Settings, Mobile network, Operators, and take one of our partners.",
          steps: [
            "Restart the phone.",
            "Choose the operator by hand.",
            "Still nothing? Call +880 1700-000121 from any phone.",
          ],
        },
        bn: {
          title: "বিদেশে নেটওয়ার্ক পাচ্ছি না",
          answer: "নেটওয়ার্ক নিজে বেছে দিন: সেটিংস, মোবাইল নেটওয়ার্ক, অপারেটর থেকে আমাদের কোনো পার্টনার বাছুন।",
          steps: [
            "ফোন বন্ধ করে চালু করুন।",
            "অপারেটর নিজে বাছুন।",
            "তাতেও না হলে যেকোনো ফোন থেকে +৮৮০ ১৭০০-০০০১২১ নম্বরে কল করুন।",
          ],
        },
      },
      {
        slug: "bank-codes-abroad",
        words: "otp sms receive abroad bank code ওটিপি ব্যাংক কোড এসএমএস বিদেশ",
        path: "/contact-us",
        en: {
          title: "Get bank codes by SMS abroad",
          answer: "Receiving SMS is free in all partner networks; roaming must be switched on, a pack is not needed.",
          steps: ["Switch roaming on before you leave.", "Leave data roaming off if you need codes only."],
        },
        bn: {
          title: "বিদেশে ব্যাংকের ওটিপি পাওয়া",
          answer: "সব পার্টনার নেটওয়ার্কে এসএমএস পাওয়া বিনা মূল্যে; শুধু রোমিং চালু থাকতে হবে, প্যাক লাগে না।",
          steps: ["যাওয়ার আগে রোমিং চালু করুন।", "শুধু কোড দরকার হলে ডেটা রোমিং বন্ধ রাখুন।"],
        },
      },
    ],
  },
];
