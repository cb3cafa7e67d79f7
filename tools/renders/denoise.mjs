// Removes the noise of a render with too few samples for the median of finish.mjs: non-local means. A pixel
// becomes the mean of the near pixels whose neighbours look like its own neighbours, so lines and lamps stay.
const REACH = 5; // search radius for similar pixels
const SEEN = 8; // alpha (of 255): pixels below this are only edge and stay as they are
const SOLID = 200; // alpha: only pixels above this contribute to a mean

/**
 * @param {{data: Buffer, info: {width: number, height: number}}} image raw RGBA
 * @param {number} strength how different (of 255) two places may look and still count as similar; 20 for a white router
 * @returns the image in the same form
 */
export function withoutNoise({ data, info }, strength) {
  const { width, height } = info;
  const clean = Buffer.from(data);
  const fall = 27 * strength * strength; // nine neighbours, three channels
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (data[4 * at + 3] < SEEN) continue;
      for (const [channel, value] of meanOfAlike(data, info, { x, y }, fall).entries()) clean[4 * at + channel] = value;
    }
  }
  return { data: clean, info };
}

/** Red, green and blue of a pixel, as the mean of the similar pixels around it. */
function meanOfAlike(data, { width, height }, { x, y }, fall) {
  const at = y * width + x;
  const sum = [0, 0, 0];
  let weights = 0;
  const [last, lowest] = [Math.min(width - 2, x + REACH), Math.min(height - 2, y + REACH)];
  for (let otherY = Math.max(1, y - REACH); otherY <= lowest; otherY++) {
    for (let otherX = Math.max(1, x - REACH); otherX <= last; otherX++) {
      const other = otherY * width + otherX;
      if (data[4 * other + 3] < SOLID && other !== at) continue;
      const weight = Math.exp(-differenceOf(data, width, at, other) / fall);
      for (let channel = 0; channel < 3; channel++) sum[channel] += weight * data[4 * other + channel];
      weights += weight;
    }
  }
  return sum.map((part) => Math.round(part / weights));
}

/** Sum of the squared differences between two 3 x 3 squares of pixels, over red, green and blue. */
function differenceOf(data, width, one, other) {
  let sum = 0;
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      const step = down * width + across;
      for (let channel = 0; channel < 3; channel++) {
        const apart = data[4 * (one + step) + channel] - data[4 * (other + step) + channel];
        sum += apart * apart;
      }
    }
  }
  return sum;
}
