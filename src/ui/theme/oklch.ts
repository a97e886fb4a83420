/** A colour as OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Rgb = readonly [red: number, green: number, blue: number];

function toLinearSrgb([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function inGamut(colour: Oklch): boolean {
  return toLinearSrgb(colour).every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

/**
 * The nearest colour of the same lightness and hue that sRGB can show, so that a wide-gamut screen
 * shows the same palette, and the contrast that the tests compute is the contrast that people see.
 */
export function clipChroma([lightness, chroma, hue]: Oklch): Oklch {
  let clipped = chroma;
  while (clipped > 0 && !inGamut([lightness, clipped, hue])) {
    clipped = Math.max(0, Number((clipped - 0.001).toFixed(3)));
  }
  return [lightness, clipped, hue];
}

/** CSS text of a colour, clipped to sRGB; `alpha` 0–1 is written only when below 1. */
export function oklch(colour: Oklch, alpha = 1): string {
  const [lightness, chroma, hue] = clipChroma(colour);
  return `oklch(${lightness} ${chroma} ${hue}${alpha < 1 ? ` / ${alpha}` : ''})`;
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearSrgb(clipChroma(colour));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1–21 (WCAG 2.2, "contrast ratio"). */
export function contrast(first: Oklch, second: Oklch): number {
  const one = luminance(first);
  const two = luminance(second);
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}
