// Writes outlines (the `d` of a path) as short as possible: each command absolute or relative, whichever has fewer
// characters, and numbers with one decimal at most.

const COUNT = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const short = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, "$1.");

function joined(numbers) {
  return numbers
    .map(short)
    .reduce((text, number) => text + (text === "" || number.startsWith("-") ? number : ` ${number}`), "");
}

/** Each command of an outline with its numbers, repeated commands written out. */
function commandsOf(outline) {
  const found = [];
  for (const [, letter, rest] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const count = COUNT[letter.toUpperCase()];
    for (let first = 0; first === 0 || first < numbers.length; first += count || 1) {
      const name = first > 0 && letter === "M" ? "L" : first > 0 && letter === "m" ? "l" : letter;
      found.push([name, numbers.slice(first, first + count)]);
    }
  }
  return found;
}

/** Moves the numbers of a command by (x, y): only the coordinates, not the radii and flags of an arc. */
function moved(name, numbers, x, y) {
  if (name === "H") return [numbers[0] + x];
  if (name === "V") return [numbers[0] + y];
  return numbers.map((number, index) => {
    if (name === "A" && index < 5) return number;
    const isAcross = name === "A" ? index === 5 : index % 2 === 0;
    return number + (isAcross ? x : y);
  });
}

/** @param {string} outline @returns {string} the same outline, shorter */
export function shortOutline(outline) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = "";
  for (const [letter, given] of commandsOf(outline)) {
    const name = letter.toUpperCase();
    if (name === "Z") {
      text += "Z";
      [x, y] = [startX, startY];
      continue;
    }
    const exact = letter === name ? given : moved(name, given, x, y);
    const places = exact.map((number) => Math.round(number * 10) / 10);
    const relative = `${name.toLowerCase()}${joined(moved(name, places, -x, -y))}`;
    const absolute = `${name}${joined(places)}`;
    text += relative.length < absolute.length ? relative : absolute;
    if (name !== "V") x = name === "H" ? places[0] : places.at(-2);
    if (name !== "H") y = places.at(-1);
    if (name === "M") [startX, startY] = [x, y];
  }
  return text;
}
