import { type Chance, chanceOf } from './chance.ts';
import { captainsClothes, guestsClothes } from './clothes.ts';
import { face, head, type Looks } from './face.ts';
import { HAIRCUTS } from './hair.ts';
import { captainsHats, guestsHats } from './hats.ts';
import { discs, drawing, fill, line } from './shapes.ts';

const SKINS = [
  ['#f7d6b8', '#e3b491'],
  ['#f0c39c', '#d79f75'],
  ['#f0c39c', '#d79f75'],
  ['#e3ab7d', '#c58a5d'],
  ['#e3ab7d', '#c58a5d'],
  ['#cf945f', '#ae7646'],
  ['#a86f46', '#885433'],
  ['#7d4f34', '#623b26'],
] as const;
const HAIRS = ['#2a2321', '#43302a', '#5e4030', '#8c5b36', '#c2924f', '#7c3f26'] as const;
const GREY = ['#8d8b89', '#b5b2ad', '#dedad3'] as const;

/** Sky, its sun, and the sea below: the ground of those who steer. */
const SEAS = [
  ['#fde3c6', '#ffc58f', '#5f9eb0', '#94c9cc'],
  ['#bfe5ee', '#fffdec', '#2aa9bd', '#8ce3dd'],
  ['#f7c48d', '#fff0cd', '#48728a', '#e6a56d'],
] as const;
const GROUNDS = [
  ['#fbe1c8', '#f8d0aa'],
  ['#d5ebee', '#bfe0e4'],
  ['#f6e6c4', '#f1d9a3'],
  ['#dde9d6', '#c8dcbd'],
  ['#f3d6cb', '#ebc0b0'],
  ['#dbe3ef', '#c5d3e6'],
] as const;

function sea(chance: Chance): string {
  const [sky, sun, water, glint] = chance.pick(SEAS);
  const x = chance.pick([16, 80, 74]);
  return (
    fill('M0 0h96v96H0z', sky) +
    discs([[x, 34]], 11, sun) +
    fill('M0 54h96v42H0z', water) +
    line(`M${x - 8} 59h16M${x - 5} 64h10`, glint)
  );
}

function ground(chance: Chance): string {
  const [plain, sun] = chance.pick(GROUNDS);
  return fill('M0 0h96v96H0z', plain) + discs([[chance.pick([30, 48, 66]), 52]], 34, sun);
}

function looksOf(chance: Chance): Looks {
  const [skin, shade] = chance.pick(SKINS);
  const isOld = chance.happens(0.24);
  return { skin, shade, isOld, hair: isOld ? chance.pick(GREY) : chance.pick(HAIRS) };
}

/** Another name gives everybody another face. */
const SERIES = 'face 24927';

/**
 * A friendly face as SVG of 96 × 96 and less than 2 kB, for who shows no photo. The id of a person
 * decides it and nothing else, so it must fit whoever it falls to: no beard, no long hair, no headscarf.
 * As a captain, the same person stands before the sea and wears a cap.
 */
export function portrait(id: number, isCaptain: boolean): string {
  const chance = chanceOf(`${SERIES} ${id}`);
  const wear = chanceOf(`${isCaptain ? 'captain' : 'guest'} ${id}`);
  const looks = looksOf(chance);
  const hair = chance.pick(HAIRCUTS);
  const drawnHead = head(chance, looks);
  const drawnFace = face(chance, looks);
  const hasHat = wear.happens(isCaptain ? 0.9 : 0.3);
  const top = hasHat
    ? hair.underHat(looks.hair) + wear.pick(isCaptain ? captainsHats : guestsHats)(wear)
    : hair.front(looks.hair);
  return drawing([
    isCaptain ? sea(wear) : ground(wear),
    hair.back?.(looks.hair) ?? '',
    wear.pick(isCaptain ? captainsClothes : guestsClothes)(wear),
    drawnHead,
    drawnFace,
    top,
  ]);
}
