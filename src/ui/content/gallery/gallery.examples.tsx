import { inLanguage } from '../../example-text.ts';
import { Gallery } from './gallery.tsx';

const places = ['gocek', 'bodrum', 'fethiye', 'antalya', 'istanbul', 'marmaris'];
const pictures = places.map((place, index) => ({
  src: `/generated/scenes/place-${place}.svg`,
  alt: inLanguage({ tr: `Gülşah, ${index + 1} / 6`, en: `Gülşah, ${index + 1} of 6` }),
  width: 800,
  height: 600,
}));

export const examples = {
  six: <Gallery name="Gülşah" pictures={pictures} />,
  four: <Gallery name="Poyraz" pictures={pictures.slice(0, 4)} />,
  three: <Gallery name="Leylâ Hanım" pictures={pictures.slice(0, 3)} />,
  two: <Gallery name="Meltem" pictures={pictures.slice(0, 2)} />,
  one: <Gallery name="Karayel" pictures={pictures.slice(0, 1)} />,
  none: <Gallery name="Lodos" pictures={[]} />,
};
