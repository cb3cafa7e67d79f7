import type { BrandSlug, Entry, GoodsDefinition, GoodsShelf, Pair } from "@/backend/db/seed/goods/goods-types";
import { type IotFacts, iotKind } from "@/backend/db/seed/goods/iot-kind";

type Thing = GoodsDefinition<IotFacts>;
type Base = Omit<IotFacts, "monthly" | "figures">;

function thing(
  brand: BrandSlug,
  title: string,
  design: Thing["design"],
  colours: Thing["colours"],
  price: number | readonly [now: number, was: number],
  facts: IotFacts,
  about: Pair,
): Thing {
  return {
    brand,
    title,
    design,
    colours,
    offers: [typeof price === "number" ? { price } : { price: price[0], was: price[1] }],
    facts,
    about,
  };
}

const withFee = (base: Base, monthly: number, ...figures: readonly Entry[]): IotFacts => ({
  ...base,
  monthly,
  figures,
});

const vehicle: Base = {
  noun: ["Vehicle tracker", "গাড়ির ট্র্যাকার"],
  use: "tracking",
  link: "4g",
  supply: "vehicle",
  outdoor: true,
  points: [
    ["Live location", "Location every ten seconds while driving, with street names in Bengali."],
    ["Area alerts", "Draw an area on the map; your phone alerts you when the vehicle leaves it."],
    ["Remote engine lock", "With the relay in the box, you can lock the starter from the app."],
  ],
};
const tag: Base = {
  noun: ["Tracking tag", "ট্র্যাকিং ট্যাগ"],
  use: "tracking",
  link: "nbiot",
  supply: "battery",
  outdoor: true,
  points: [
    ["Finds what is lost", "Shows where your bag, bicycle or cow is every fifteen minutes, wherever we have network."],
    ["Weeks on a charge", "NB-IoT needs so little that a coin-sized battery lasts."],
    ["Help at the press of a button", "The button in the middle alerts up to three people and sends the location."],
  ],
};
const finder: Base = {
  ...tag,
  noun: ["Key finder", "চাবি খোঁজার ট্যাগ"],
  link: "bluetooth",
  points: [
    ["Rings when you tap", "Tap in the app, and it rings until you find it."],
    ["Rings the phone, too", "Two presses on the tag make your phone ring, even when it is muted."],
    ["Remembers the place", "The map shows the last place where phone and tag were together."],
  ],
};
const indoorCamera: Base = {
  noun: ["Indoor camera", "ঘরের ক্যামেরা"],
  use: "security",
  link: "wifi",
  supply: "usb",
  outdoor: false,
  points: [
    ["Turns and tilts", "It turns 355 degrees and tilts 110, so one camera sees the whole room."],
    ["Sees at night", "Infrared light reaches ten metres and doesn't wake children."],
    ["Two-way talk", "Talk with the people at home through the device."],
  ],
};
const outdoorCamera: Base = {
  noun: ["Outdoor camera", "বাইরের ক্যামেরা"],
  use: "security",
  link: "wifi",
  supply: "mains",
  outdoor: true,
  points: [
    ["Rain and heat", "Sealed against rain and dust, and tested at 55 degrees."],
    ["Detects people", "It can tell a person from a cat or a moving leaf before it alerts you."],
    ["Colour at night", "A lamp comes on when someone enters, so the picture stays in colour."],
  ],
};
const bulb: Base = {
  noun: ["Smart bulb", "স্মার্ট বাল্ব"],
  use: "lighting",
  link: "wifi",
  supply: "mains",
  outdoor: false,
  points: [
    ["On before you get home", "By time, at sunset or when your phone comes near."],
    ["Dims without a dimmer", "From one to a hundred percent, in any B22 or E27 socket."],
    ["Shows what it used", "The app shows the hours and units for the month."],
  ],
};
const plug: Base = {
  noun: ["Smart socket", "স্মার্ট সকেট"],
  use: "power",
  link: "wifi",
  supply: "mains",
  outdoor: false,
  points: [
    ["Makes old devices smart", "Control a lamp, a fan or a motor from the app."],
    ["Counts units", "Shows what each device costs a month, in taka."],
    ["Overload protection", "It switches off if there is too much current or heat, before the wire gets warm."],
  ],
};
const voice: Base = {
  noun: ["Voice speaker", "ভয়েস স্পিকার"],
  use: "voice",
  link: "wifi",
  supply: "mains",
  outdoor: false,
  points: [
    ["Understands Bengali", "Tells the weather, sets alarms and plays songs, in Bengali and English."],
    ["Controls your home", "Controls alo lamps, sockets and cameras."],
    ["Mute button", "One press cuts power to the microphones; a red ring shows it."],
  ],
};

const goods: readonly Thing[] = [
  thing(
    "alo",
    "alo Vehicle Tracker",
    "tracker/vehicle",
    ["black"],
    3990,
    withFee(vehicle, 199, ["Positioning", "GPS and GLONASS, to 2.5 m"], ["Backup battery", "6 hours"]),
    [
      "For the family car: hidden behind the dashboard in twenty minutes by our installer.",
      "পরিবারের গাড়ির জন্য: আমাদের কর্মী কুড়ি মিনিটে ড্যাশবোর্ডের পেছনে বসিয়ে দেন।",
    ],
  ),
  thing(
    "alo",
    "alo Vehicle Tracker Pro",
    "tracker/vehicle",
    ["white", "black"],
    [5490, 5990],
    withFee(vehicle, 299, ["Positioning", "GPS and GLONASS, to 1.5 m"], ["Fuel sensor", "Input for one sensor"]),
    [
      "For fleets: fuel, doors, idling and the driver's day in one report every morning.",
      "গাড়ির বহরের জন্য: জ্বালানি, দরজা, অলস সময় আর চালকের দিন, প্রতি সকালে এক প্রতিবেদনে।",
    ],
  ),
  thing(
    "alo",
    "alo Bike Tracker",
    "tracker/vehicle",
    ["black", "white"],
    [2990, 3290],
    withFee(vehicle, 149, ["Positioning", "GPS and GLONASS, to 2.5 m"], ["Size", "58 × 32 × 14 mm"]),
    [
      "Small enough to fit under the seat; it alerts you as soon as the bike is moved.",
      "সিটের নিচের জায়গাতেই এঁটে যায়; কেউ বাইকে হেলান দিলেও ফোনে জানায়।",
    ],
  ),
  thing(
    "alo",
    "alo CNG Tracker",
    "tracker/vehicle",
    ["white"],
    3490,
    withFee(vehicle, 149, ["Positioning", "GPS and GLONASS, to 2.5 m"], ["Backup battery", "10 hours"]),
    [
      "Made for three-wheelers: it withstands heat and vibration and shows the owner the day's kilometres.",
      "তিন চাকার জন্যই বানানো: গরম আর ঝাঁকুনি সয়, মালিককে দেখায় সারা দিনের কিলোমিটার।",
    ],
  ),
  thing(
    "alo",
    "alo Boat Tracker",
    "tracker/vehicle",
    ["black"],
    4990,
    withFee(vehicle, 199, ["Positioning", "GPS and GLONASS, to 2.5 m"], ["Water", "IP67"]),
    [
      "Records the route without a signal and sends it when the boat is back.",
      "সিগন্যাল না থাকলেও পথ লিখে রাখে, নৌকা ফিরলে পুরো পথ পাঠিয়ে দেয়।",
    ],
  ),
  thing(
    "alo",
    "alo Tag",
    "tracker/tag",
    ["white", "black", "orange"],
    1990,
    withFee(tag, 49, ["Battery", "21 days, USB-C"], ["Weight", "28 g"]),
    [
      "A tag that needs no phone nearby: the network knows where it is.",
      "পাশে ফোন লাগে না এমন ট্যাগ: কোথায় আছে, নেটওয়ার্কই জানে।",
    ],
  ),
  thing(
    "alo",
    "alo Tag Mini",
    "tracker/tag",
    ["orange", "white"],
    [790, 890],
    withFee(finder, 0, ["Battery", "One year, CR2032"], ["Range", "60 m"]),
    [
      "For keys, purses and caps: finds the things that get lost at home.",
      "চাবির রিং, পার্স বা টুপির নিচে: ঘরেই যেসব জিনিস হারায়, সেসবের জন্য।",
    ],
  ),
  thing(
    "alo",
    "alo Tag Pet",
    "tracker/tag",
    ["orange", "black"],
    2290,
    withFee(tag, 49, ["Battery", "18 days, USB-C"], ["Water", "IP68"]),
    [
      "With a collar in three sizes; it also shows how much your cat walks at night.",
      "তিন মাপের কলারসহ; রাতে বিড়াল আসলে কত হাঁটে, তা-ও বলে দেয়।",
    ],
  ),
  thing(
    "alo",
    "alo Tag Cattle",
    "tracker/tag",
    ["orange"],
    2690,
    withFee(tag, 59, ["Battery", "90 days"], ["Temperature", "Measured at the ear"]),
    [
      "For herds: location, steps and temperature, and a message when an animal is restless at night.",
      "খামারের জন্য: অবস্থান, হাঁটাচলা আর তাপমাত্রা; রাতে কোনো পশু অস্থির হলে মেসেজ আসে।",
    ],
  ),
  thing(
    "alo",
    "alo Tag Senior",
    "tracker/tag",
    ["white"],
    [2490, 2790],
    withFee(tag, 59, ["Battery", "14 days, USB-C"], ["Voice", "Microphone and speaker"]),
    ["A pendant with one large button for talking with your family.", "একটি বড় বাটনসহ লকেট: চাপলেই পরিবার শোনে, কথাও বলে।"],
  ),
  thing(
    "alo",
    "alo Indoor Camera",
    "camera/globe",
    ["white"],
    [2490, 2790],
    withFee(indoorCamera, 0, ["Picture", "3 MP, 2304 × 1296"], ["Memory", "microSD, up to 128 GB"]),
    [
      "A good-looking round camera that follows anyone who walks through the room.",
      "দেখতে সুন্দর গোল ক্যামেরা; ঘরে যে হাঁটে, তাকে চোখে চোখে রাখে।",
    ],
  ),
  thing(
    "alo",
    "alo Indoor Camera 2K",
    "camera/globe",
    ["graphite", "white"],
    3290,
    withFee(indoorCamera, 0, ["Picture", "4 MP, 2560 × 1440"], ["Memory", "microSD, up to 256 GB"]),
    [
      "Sharp enough to read the date on a newspaper across the room.",
      "ঘরের ওপাশের খবরের কাগজের তারিখও পড়া যায় এমন স্পষ্ট ছবি।",
    ],
  ),
  thing(
    "dristo",
    "Dristo Baby",
    "camera/globe",
    ["white", "graphite"],
    3990,
    withFee(indoorCamera, 0, ["Picture", "3 MP, 2304 × 1296"], ["Sensors", "Temperature, humidity, crying"]),
    [
      "Knows crying from talking, measures the room's temperature and hums a lullaby.",
      "কান্না আর কথার তফাত বোঝে, ঘরের তাপমাত্রা মাপে আর ঘুমপাড়ানি সুর শোনায়।",
    ],
  ),
  thing(
    "dristo",
    "Dristo Shop",
    "camera/globe",
    ["graphite"],
    [4490, 4990],
    withFee(indoorCamera, 99, ["Picture", "5 MP, 2880 × 1620"], ["Recording", "30 days in the cloud"]),
    [
      "For shops: it counts visitors by the hour and keeps thirty days of pictures safe in the cloud.",
      "দোকানের জন্য: ঘণ্টায় কতজন এলেন গোনে, আর ত্রিশ দিনের ছবি ক্লাউডে নিরাপদে রাখে।",
    ],
  ),
  thing(
    "alo",
    "alo Outdoor Camera",
    "camera/bullet",
    ["white"],
    4290,
    withFee(outdoorCamera, 0, ["Picture", "4 MP, 2560 × 1440"], ["Memory", "microSD, up to 256 GB"]),
    [
      "For gates and yards: mounted with three screws, watched from anywhere.",
      "গেট আর উঠানের জন্য: তিনটি স্ক্রুতে বসে, দেখা যায় যেকোনো জায়গা থেকে।",
    ],
  ),
  thing(
    "alo",
    "alo Outdoor Camera 4G",
    "camera/bullet",
    ["graphite", "white"],
    [7490, 7990],
    withFee({ ...outdoorCamera, link: "4g" }, 249, ["Picture", "4 MP, 2560 × 1440"], ["Battery", "Backup of 8 hours"]),
    [
      "Where there is no Wi-Fi: fish farms, building plots, the house in the village.",
      "যেখানে ওয়াই-ফাই নেই: মাছের খামার, নির্মাণাধীন প্লট, গ্রামের বাড়ি।",
    ],
  ),
  thing(
    "alo",
    "alo Solar Camera 4G",
    "camera/bullet",
    ["white", "graphite"],
    10_990,
    withFee(
      { ...outdoorCamera, link: "4g", supply: "battery" },
      249,
      ["Picture", "3 MP, 2304 × 1296"],
      ["Solar panel", "6 W, in the box"],
    ),
    [
      "No wires at all: it runs on solar power, a battery and a SIM. Two hours of sun power it for a day.",
      "কোনো তারই নেই: রোদ, ব্যাটারি আর সিম। দুই ঘণ্টার রোদে চলে পুরো এক দিন।",
    ],
  ),
  thing(
    "dristo",
    "Dristo Gate",
    "camera/bullet",
    ["graphite"],
    5990,
    withFee(outdoorCamera, 0, ["Picture", "5 MP, 2880 × 1620"], ["Siren", "100 dB"]),
    [
      "Camera, lamp and siren in one: enough to turn an intruder away.",
      "ক্যামেরা, বাতি আর সাইরেন একসঙ্গে। অনুপ্রবেশকারীকে ফিরিয়ে দিতে এটুকুই যথেষ্ট।",
    ],
  ),
  thing(
    "dristo",
    "Dristo Gate Duo",
    "camera/bullet",
    ["white"],
    [8490, 8990],
    withFee(outdoorCamera, 0, ["Picture", "2 × 4 MP"], ["Memory", "microSD, up to 512 GB"]),
    [
      "Two lenses: one watches the whole yard, the other follows what moves.",
      "দুটি লেন্স: একটি পুরো উঠান দেখে, অন্যটি নড়াচড়া অনুসরণ করে।",
    ],
  ),
  thing(
    "alo",
    "alo Bulb White",
    "bulb/classic",
    ["warm"],
    [590, 690],
    withFee(bulb, 0, ["Light", "806 lumens, 9 W"], ["White", "2,700 K"]),
    [
      "The bulb to start with: warm light, for any lamp, set up in two minutes.",
      "শুরু করার জন্য এই বাল্ব: উষ্ণ আলো, যেকোনো বাতিতে, দুই মিনিটে।",
    ],
  ),
  thing(
    "alo",
    "alo Bulb Colour",
    "bulb/classic",
    ["violet"],
    890,
    withFee(bulb, 0, ["Light", "806 lumens, 9 W"], ["Colours", "16 million"]),
    ["Choose from sixteen million colours.", "এক কোটি ষাট লাখ রং থেকে পছন্দেরটি বাছুন।"],
  ),
  thing(
    "alo",
    "alo Globe White",
    "bulb/globe",
    ["warm"],
    790,
    withFee(bulb, 0, ["Light", "1,055 lumens, 11 W"], ["White", "2,200 to 6,500 K"]),
    [
      "A large globe that needs no shade, with light from candlelight to daylight.",
      "ঢাকনা ছাড়াই ঝোলে এমন বড় গ্লোব; মোমের আলো থেকে দুপুরের আলো, এক ছোঁয়ায়।",
    ],
  ),
  thing(
    "alo",
    "alo Globe Colour",
    "bulb/globe",
    ["violet"],
    [1190, 1390],
    withFee(bulb, 0, ["Light", "1,055 lumens, 11 W"], ["Colours", "16 million, in time with music"]),
    ["Changes colour in time with your music.", "গানের তালে তালে রং বদলায়।"],
  ),
  thing(
    "dristo",
    "Dristo Night Bulb",
    "bulb/classic",
    ["warm"],
    690,
    withFee({ ...bulb, link: "bluetooth" }, 0, ["Light", "470 lumens, 6 W"], ["Motion", "Sensor for 5 m"]),
    [
      "Comes on softly when someone walks past at night, without waking the others.",
      "রাতে কেউ পাশ দিয়ে গেলে মৃদু জ্বলে ওঠে, বাকিদের ঘুম ভাঙে না।",
    ],
  ),
  thing(
    "alo",
    "alo Plug",
    "socket-plug/cube",
    ["white", "graphite"],
    890,
    withFee(plug, 0, ["Load", "16 A, 3,500 W"], ["Sockets", "1"]),
    [
      "One socket that counts units: after a week you know what the old fridge costs.",
      "ইউনিট গোনে এমন এক সকেট: এক সপ্তাহেই জানবেন পুরোনো ফ্রিজের খরচ কত।",
    ],
  ),
  thing(
    "alo",
    "alo Plug Duo Pack",
    "socket-plug/cube",
    ["white"],
    [1590, 1780],
    withFee(plug, 0, ["Load", "16 A, 3,500 W each"], ["Sockets", "2 × 1"]),
    [
      "Two sockets, for example for the lamp by the door and the pump on the roof.",
      "দুটি একসঙ্গে: একটি দরজার বাতির, অন্যটি ছাদের পাম্পের জন্য।",
    ],
  ),
  thing(
    "alo",
    "alo Plug AC",
    "socket-plug/cube",
    ["graphite"],
    1490,
    withFee(plug, 0, ["Load", "20 A, 4,400 W"], ["Sockets", "1"]),
    [
      "For air conditioners: it turns them on before you arrive and off when you forget.",
      "এসির জন্য: আপনি পৌঁছানোর আগেই চালু করে, ভুলে গেলে বন্ধ করে।",
    ],
  ),
  thing(
    "alo",
    "alo Power Strip",
    "socket-plug/strip",
    ["white", "graphite"],
    1890,
    withFee(plug, 0, ["Load", "13 A, 2,860 W"], ["Sockets", "4 and 2 USB-C"]),
    [
      "Four sockets, each with its own switch in the app, and two USB-C ports.",
      "চারটি সকেট, প্রতিটির আলাদা বাটন অ্যাপে; সঙ্গে দুটি ইউএসবি-সি।",
    ],
  ),
  thing(
    "bidyuto",
    "Bidyuto Guard Strip",
    "socket-plug/strip",
    ["graphite", "white"],
    [2290, 2490],
    withFee(plug, 0, ["Load", "13 A, 2,860 W"], ["Surge", "1,050 J"]),
    [
      "Protects your devices from power surges and tells you in the app.",
      "বিদ্যুতের আকস্মিক চাপ থেকে যন্ত্র বাঁচায়, আর অ্যাপে জানিয়ে দেয়।",
    ],
  ),
  thing(
    "alo",
    "alo Voice",
    "speaker/drum",
    ["graphite", "sand"],
    4990,
    withFee(voice, 0, ["Sound", "10 W, all round"], ["Microphones", "4"]),
    ["Ask it in Bengali, and it answers in natural Bengali.", "বাংলায় জিজ্ঞেস করুন, উত্তর পাবেন স্বাভাবিক বাংলায়।"],
  ),
  thing(
    "alo",
    "alo Voice Max",
    "speaker/drum",
    ["teal", "graphite"],
    [7990, 8490],
    withFee(voice, 0, ["Sound", "30 W, with bass"], ["Microphones", "6"]),
    ["For large rooms and large families.", "বড় ঘর আর হইচই ভরা পরিবারের জন্য।"],
  ),
  thing(
    "dristo",
    "Dristo Pond",
    "camera/bullet",
    ["white"],
    [8990, 9490],
    withFee(
      { ...outdoorCamera, link: "4g" },
      249,
      ["Picture", "4 MP, 2560 × 1440"],
      ["Sensor", "Water temperature, on a cable of 5 m"],
    ),
    [
      "For fish farms: it watches the bank and alerts you when the water gets too warm.",
      "মাছের খামারের জন্য: পাড়ে নজর রাখে, পানি বেশি গরম হলেই জানায়।",
    ],
  ),
  thing(
    "bidyuto",
    "Bidyuto Meter Plug",
    "socket-plug/cube",
    ["white", "graphite"],
    1190,
    withFee(plug, 0, ["Load", "16 A, 3,500 W"], ["Display", "Taka and units"]),
    [
      "Shows how much power the device has used since Friday, in taka, without an app.",
      "শুক্রবার থেকে যন্ত্রটি কত টাকার বিদ্যুৎ খেল, অ্যাপ ছাড়াই টাকায় দেখায়।",
    ],
  ),
];

export const iotGoods: GoodsShelf<IotFacts> = { kind: iotKind, goods };
