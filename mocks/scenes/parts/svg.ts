import { compact } from './compact.ts';

/** What a drawn shape may have besides its colour. */
interface Look {
  opacity?: number;
  /** Lengths of strokes and gaps, such as `20 8`. */
  dash?: string;
  cap?: 'butt';
  transform?: string;
  /** A tower, a mast, a flag: looks broken where a frame cuts it, so tests hold it against the frames. */
  isLandmark?: boolean;
}

const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.');

function attributes({ opacity, dash, cap, transform, isLandmark }: Look): string {
  return [
    isLandmark ? ' class="landmark"' : '',
    opacity === undefined ? '' : ` opacity="${short(opacity)}"`,
    dash ? ` stroke-dasharray="${dash}"` : '',
    cap ? ` stroke-linecap="${cap}"` : '',
    transform ? ` transform="${transform}"` : '',
  ].join('');
}

/** A filled path; nothing for an empty one. */
export function fill(path: string, colour: string, look: Look = {}): string {
  return path === '' ? '' : `<path d="${compact(path)}" fill="${colour}"${attributes(look)}/>`;
}

/** A stroked path with round ends; nothing for an empty one. */
export function stroke(path: string, colour: string, width = 2, look: Look = {}): string {
  if (path === '') return '';
  const weight = width === 1 ? '' : ` stroke-width="${short(width)}"`;
  return `<path d="${compact(path)}" stroke="${colour}"${weight}${attributes(look)}/>`;
}

/** A filled shape with arcs, which `fill` does not take: where it begins, and relative commands from there. */
export function arched(x: number, y: number, commands: string, colour: string): string {
  return `<path fill="${colour}" d="M${short(x)} ${short(y)}${commands}"/>`;
}

/** A filled disc. */
export function disc(x: number, y: number, radius: number, colour: string, opacity?: number) {
  const place = `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;
  return `<circle ${place} fill="${colour}"${attributes({ opacity })}/>`;
}

/** Shapes that move, turn or fade together. */
export function group(content: string, look: Look & { id?: string; clip?: string }): string {
  const id = look.id ? ` id="${look.id}"` : '';
  const clip = look.clip ? ` clip-path="url(#${look.clip})"` : '';
  return `<g${id}${clip}${attributes(look)}>${content}</g>`;
}

/** Moves to a place, and scales there; a negative `across` looks the other way. */
export function placed(x: number, y: number, across = 1, up = across): string {
  const scale = across === 1 && up === 1 ? '' : `scale(${short(across)} ${short(up)})`;
  return `translate(${Math.round(x)} ${Math.round(y)})${scale}`;
}

/** One drawing in several places: drawn in the first, repeated in the others. */
export function repeated(id: string, drawn: string, places: readonly string[]): string {
  return places
    .map((transform, index) =>
      index === 0
        ? group(group(drawn, { id }), { transform })
        : `<use href="#${id}" transform="${transform}"/>`,
    )
    .join('');
}

/** A gradient from the top down; stops are offset, colour and, where it is not full, opacity. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  const parts = stops.map(([offset, colour, opacity]) => {
    const fade = opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`;
    return `<stop offset="${short(offset)}" stop-color="${colour}"${fade}/>`;
  });
  return `<linearGradient id="${id}" x2="0" y2="1">${parts.join('')}</linearGradient>`;
}

/** A rectangle from edge to edge, `from` and `to` measured from the top. */
export function band(width: number, from: number, to: number, paint: string): string {
  return `<path d="M0 ${Math.round(from)}h${width}V${Math.round(to)}H0z" fill="${paint}"/>`;
}

/** The whole picture. It fills its frame as a photo would. */
export function picture(width: number, height: number, content: string): string {
  const short = content.replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?=")/g, '#$1$2$3');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">${short}</svg>`,
  ].join('');
}
