type Linear = [red: number, green: number, blue: number];

function linear(lightness: number, chroma: number, hue: number): Linear {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (colour: Linear) => colour.every((part) => part > -0.0005 && part < 1.0005);

function encoded(part: number): string {
  const value = Math.min(1, Math.max(0, part));
  const curved = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0');
}

/** An OKLCH colour as `#rrggbb`, its chroma lowered until sRGB has it. Hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let left = chroma;
  while (left > 0 && !isShown(linear(lightness, left, hue))) left -= 0.002;
  return `#${linear(lightness, Math.max(0, left), hue).map(encoded).join('')}`;
}
