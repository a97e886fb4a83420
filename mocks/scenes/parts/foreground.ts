import type { Random } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';
import { disc, fill, group, stroke } from './svg.ts';

/** What stands between the eye and the water. */
export type ForegroundName = 'jetty' | 'pine' | 'olive' | 'rail' | 'rocks' | 'buoy';

interface Near {
  light: Light;
  random: Random;
  width: number;
  height: number;
}

/** A wooden jetty from the lower left, with posts, a rope and a lamp. */
function jetty({ light, height }: Near): string {
  const y = (up: number) => height - up;
  const planks = [40, 88, 130, 168, 202, 232, 258, 282, 304]
    .map(
      (x, index) => `M${x - 36} ${y(56 + index * 7)}L${x + 70 - index * 10} ${y(0 + index * 10)}`,
    )
    .join('');
  const posts = [
    [30, 42, 60],
    [150, 66, 46],
    [236, 84, 36],
    [300, 98, 28],
  ] as const;
  const tops = posts.map(([x, up, tall]) => `M${x} ${y(up - 30)}v${-tall - 24}`).join('');
  const rope = `M30 ${y(98)}Q96 ${y(70)} 150 ${y(108)}Q196 ${y(86)} 236 ${y(117)}Q270 ${y(104)} 300 ${y(123)}`;
  return [
    fill(
      `M-10 ${y(52)}L318 ${y(112)}L352 ${y(112)}L352 ${y(98)}L210 ${y(-10)}L-10 ${y(-10)}z`,
      light.woodShade,
    ),
    fill(`M-10 ${y(60)}L318 ${y(114)}L352 ${y(114)}L214 ${y(0)}L-10 ${y(0)}z`, light.wood),
    stroke(planks, light.woodShade, 2),
    stroke(tops, light.woodShade, 11, { cap: 'butt' }),
    stroke(rope, light.sand, 3),
    stroke(`M150 ${y(106)}v-46h14`, light.dark, 3),
    disc(164, y(148), 7, light.isNight ? light.glass : light.sun),
    light.isNight ? disc(164, y(148), 26, light.glass, 0.25) : '',
  ].join('');
}

/** Pine twigs from the upper left. */
function pine({ light, random }: Near): string {
  const twigs = [
    [66, 40, 60],
    [124, 52, 52],
    [186, 60, 46],
    [240, 76, 40],
    [102, 92, 44],
    [164, 104, 40],
    [30, 92, 46],
  ] as const;
  const needles = twigs
    .flatMap(([x, y, long]) =>
      Array.from({ length: 8 }, (_, index) => {
        const angle = -0.5 + index * 0.42 + random.next() * 0.3;
        const reach = long * (0.75 + random.next() * 0.4);
        return `M${x} ${y}l${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`;
      }),
    )
    .join('');
  return (
    stroke('M-10 18Q90 26 250 78M40 24Q100 60 172 106M-6 60Q20 70 34 94', light.woodShade, 7) +
    stroke(needles, light.pine, 4.5)
  );
}

/** An olive branch from the upper left. */
function olive({ light, random }: Near): string {
  let [dark, pale] = ['', ''];
  const leaf = (x: number, y: number, angle: number) => {
    const [across, down] = [Math.cos(angle) * 44, Math.sin(angle) * 44];
    return `M${x} ${y}q${across / 2 - down * 0.2} ${down / 2 + across * 0.2} ${across} ${down}q${-across / 2 + down * 0.2} ${-down / 2 - across * 0.2} ${-across} ${-down}z`;
  };
  for (let index = 0; index < 11; index += 1) {
    const x = 6 + index * 25;
    const y = 24 + index * index * 0.62;
    dark += leaf(x, y, 0.9 + random.next() * 0.5);
    pale += leaf(x + 8, y, -0.5 + random.next() * 0.5);
  }
  return (
    stroke('M-10 20Q120 30 284 96', light.woodShade, 5) +
    fill(dark, light.pine) +
    fill(pale, light.tint(0.66, 0.05, 140)) +
    disc(118, 66, 8, light.tint(0.42, 0.06, 130)) +
    disc(196, 92, 8, light.tint(0.42, 0.06, 130))
  );
}

/** The rail of the boat that the eye is on. */
function rail({ light, width, height }: Near): string {
  const posts = [70, 290, 510, 730].map((x) => `M${x} ${height - 22}v-92`).join('');
  return [
    stroke(posts, light.spar, 5),
    stroke(`M0 ${height - 112}Q400 ${height - 118} ${width} ${height - 106}`, light.spar, 6),
    stroke(`M0 ${height - 68}Q400 ${height - 73} ${width} ${height - 62}`, light.spar, 2.4),
    fill(`M0 ${height - 26}Q400 ${height - 38} ${width} ${height - 20}V${height}H0z`, light.wood),
    stroke(`M0 ${height - 24}Q400 ${height - 36} ${width} ${height - 18}`, light.sand, 5),
    fill(`M560 ${height - 118}q60-8 120 1l6 62q-28-8-46-2-30-8-84-2z`, light.tint(0.74, 0.145, 50)),
    stroke(`M584 ${height - 119}l-2 58M640 ${height - 120}l4 60`, light.sail, 7, { cap: 'butt' }),
  ].join('');
}

/** Rocks with a bush in the lower left. */
function rocks({ light, height }: Near): string {
  const y = (up: number) => height - up;
  const blossoms = [
    [36, 150],
    [70, 170],
    [104, 152],
    [58, 138],
    [130, 132],
  ] as const;
  return [
    fill(
      `M-10 ${y(120)}Q14 ${y(196)} 62 ${y(190)}Q120 ${y(196)} 152 ${y(130)}L190 ${y(80)}H-10z`,
      light.pine,
    ),
    fill(
      `M-10 ${y(112)}L60 ${y(128)}L128 ${y(116)}L190 ${y(96)}L236 ${y(52)}L330 ${y(30)}L372 ${y(-4)}H-10z`,
      light.rockShade,
    ),
    fill(
      `M-10 ${y(112)}L60 ${y(128)}L128 ${y(116)}L96 ${y(76)}L30 ${y(70)}L-10 ${y(84)}zM190 ${y(96)}L236 ${y(52)}L176 ${y(58)}L150 ${y(84)}zM236 ${y(52)}L330 ${y(30)}L270 ${y(20)}z`,
      light.rock,
    ),
    blossoms.map(([x, up]) => disc(x, y(up), 6, light.tint(0.82, 0.09, 10))).join(''),
    stroke(`M150 ${y(2)}q60-14 120-6t130 0`, light.foam, 4, { opacity: 0.7 }),
  ].join('');
}

/** A mooring buoy and its ring. */
function buoy({ light, height }: Near): string {
  const y = height - 70;
  return [
    fill(`M70 ${y + 26}q46-10 92 0-46 12-92 0z`, light.deep, { opacity: 0.5 }),
    fill(`M80 ${y + 22}q-6-52 36-56 42 4 36 56-36 12-72 0z`, light.tint(0.74, 0.145, 50)),
    fill(`M78 ${y - 2}q38 10 76 0l-1 14q-37 9-74 0z`, light.sail),
    stroke(`M116 ${y - 34}v-10m-9-8q9-9 18 0t-9 9`, light.dark, 4),
    stroke(`M58 ${y + 30}q58 14 118 0`, light.foam, 3, { opacity: 0.7 }),
  ].join('');
}

const drawings: Readonly<Record<ForegroundName, (near: Near) => string>> = {
  jetty,
  pine,
  olive,
  rail,
  rocks,
  buoy,
};

/** Something near on the left, or mirrored on the right. */
export function foreground(name: ForegroundName, near: Near, onTheRight: boolean): string {
  const drawn = drawings[name](near);
  return onTheRight ? group(drawn, { transform: `matrix(-1 0 0 1 ${near.width} 0)` }) : drawn;
}
