// The ten wallpapers of the phones and tablets: original art made of gradients and shapes, identical in every run.

// background colour, colours of the shapes, kind of drawing, whether its text is dark
const WALLPAPERS = {
  aurora: { ground: "#0b1026", colors: ["#3b5bff", "#00d4ff", "#8a2be2", "#ff5fa2"], kind: "waves", darkText: false },
  delta: { ground: "#062a24", colors: ["#00b894", "#0fd3a5", "#0a7cff", "#c4f34a"], kind: "waves", darkText: false },
  sunrise: { ground: "#2b0b1e", colors: ["#ff7a18", "#ffb347", "#ff3d77", "#7a2bff"], kind: "waves", darkText: false },
  mist: { ground: "#dfe7f5", colors: ["#a9c4ff", "#f6d5ff", "#bfeee6", "#ffffff"], kind: "waves", darkText: true },
  night: { ground: "#05060b", colors: ["#16244d", "#274690", "#0d9adb", "#3a1c71"], kind: "rings", darkText: false },
  dune: { ground: "#f3d9b1", colors: ["#f6c28b", "#e79a6b", "#c8694f", "#7d3c4a"], kind: "dunes", darkText: false },
  petal: { ground: "#2a124d", colors: ["#ff8fc7", "#b06bff", "#6a5bff", "#ffd1ec"], kind: "petals", darkText: false },
  river: { ground: "#05324d", colors: ["#0b6fa4", "#17a7c9", "#7fe0d4", "#e8fff4"], kind: "ribbons", darkText: false },
  grove: { ground: "#062418", colors: ["#0f5a3a", "#1f9a5a", "#9bdc6a", "#f0ffb0"], kind: "petals", darkText: false },
  ember: { ground: "#140a12", colors: ["#ff4d4d", "#ff9248", "#5a1b6b", "#ffd27a"], kind: "ribbons", darkText: false },
};

export const WALLPAPER_NAMES = Object.keys(WALLPAPERS);

/** True when the text on a wallpaper is dark. */
export const hasDarkText = (name) => WALLPAPERS[name].darkText;

/** A generator of numbers 0..1, seeded by the name, so that a wallpaper is the same in every run. */
function randomFrom(name) {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join("");

const KINDS = {
  waves: ({ width, height, random }) =>
    repeat(7, (i) => {
      const y = height * (0.42 + 0.075 * i);
      const rise = height * (0.05 + 0.02 * random());
      const curve = `C${width * 0.25} ${y - rise} ${width * 0.5} ${y + rise * 1.3} ${width * 1.1} ${y - rise * 0.6}`;
      const outline = `M${-width * 0.1} ${y}${curve}V${height * 1.1}H${-width * 0.1}Z`;
      return `<path d="${outline}" fill="url(#g${i % 2})" opacity="${0.1 + 0.03 * i}"/>`;
    }),
  rings: ({ width, height }) => {
    const center = `cx="${width * 0.72}" cy="${height * 0.66}"`;
    const rings = repeat(9, (i) => {
      const stroke = `stroke="url(#g${i % 2})" stroke-width="${width * 0.035}" opacity="${0.42 - 0.035 * i}"`;
      return `<circle ${center} r="${width * (0.14 + 0.13 * i)}" fill="none" ${stroke}/>`;
    });
    return `${rings}<circle ${center} r="${width * 0.09}" fill="url(#g0)" opacity=".9"/>`;
  },
  dunes: ({ width, height, colors }) => {
    const sun = `<circle cx="${width * 0.7}" cy="${height * 0.42}" r="${width * 0.17}" fill="#fff3dc" opacity=".95"/>`;
    const hills = [...colors, "#3a1f33"].map((color, i) => {
      const y = height * (0.5 + 0.1 * i);
      const lift = height * 0.09 * (i % 2 ? -1 : 1);
      const curve = `C${width * 0.3} ${y - lift} ${width * 0.65} ${y + lift} ${width} ${y - lift * 0.7}`;
      return `<path d="M0 ${y}${curve}V${height}H0Z" fill="${color}"/>`;
    });
    return sun + hills.join("");
  },
  petals: ({ width, height }) =>
    repeat(12, (i) => {
      const shape = `cx="${width * 0.5}" cy="${height * 0.52}" rx="${width * 0.15}" ry="${width * 0.52}"`;
      const turn = `rotate(${i * 30 + 8} ${width * 0.5} ${height * 0.64})`;
      return `<ellipse ${shape} fill="url(#g${i % 2})" opacity=".34" transform="${turn}"/>`;
    }),
  ribbons: ({ width, height }) =>
    repeat(10, (i) => {
      const x = width * (-0.25 + 0.16 * i);
      const curve = `C${x + width * 0.7} ${height * 0.3} ${x - width * 0.5} ${height * 0.62} ${x + width * 0.35} ${height * 1.05}`;
      const stroke = `stroke="url(#g${i % 2})" stroke-width="${width * 0.085}" opacity="${0.22 + 0.05 * (i % 4)}"`;
      return `<path d="M${x} ${-height * 0.05}${curve}" fill="none" ${stroke}/>`;
    }),
};

function glow({ width, height, colors, random }) {
  return colors
    .map((color, i) => {
      const x = width * (0.1 + 0.8 * random());
      const y = height * (0.12 + 0.78 * ((i + random()) / colors.length));
      const radii = `rx="${width * (0.45 + 0.35 * random())}" ry="${height * (0.15 + 0.13 * random())}"`;
      const turn = `rotate(${random() * 60 - 30} ${width / 2} ${height / 2})`;
      return `<ellipse cx="${x}" cy="${y}" ${radii} fill="${color}" opacity=".9" transform="${turn}"/>`;
    })
    .join("");
}

/** An SVG element that fills a display of this size in pixels. */
export function wallpaper(name, width, height) {
  const { ground, colors, kind } = WALLPAPERS[name];
  const canvas = { width, height, colors, random: randomFrom(name) };
  const blobs = glow(canvas); // computed first, because it uses the first numbers of the generator
  const shapes = KINDS[kind](canvas);
  const base =
    kind === "dunes"
      ? `<rect width="${width}" height="${height}" fill="url(#sky)"/>`
      : `<rect width="${width}" height="${height}" fill="${ground}"/>
<g filter="url(#soft)" opacity="${kind === "waves" ? 1 : 0.75}">${blobs}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="position:absolute;inset:0"><defs>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${width * 0.13}"/></filter>
<linearGradient id="sky" x2="0" y2="1">
<stop stop-color="#5b4a8a"/><stop offset=".35" stop-color="#e58a7b"/><stop offset=".55" stop-color="#f9cf9a"/></linearGradient>
<linearGradient id="g0" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${colors[0]}"/></linearGradient>
<linearGradient id="g1" x1="1" x2="0" y2="1"><stop stop-color="${colors[1]}"/><stop offset="1" stop-color="${colors[2]}"/></linearGradient>
</defs>${base}${shapes}</svg>`;
}
