const drawn = import.meta.glob<string>(
  '../../../generated/scenes/{hero-dawn-wide,hero-dawn-tall,place-bodrum}.svg',
  { eager: true, query: '?no-inline', import: 'default' },
);

const scene = (name: string) => drawn[`../../../generated/scenes/${name}.svg`];

/** The first picture of the home page: 1400 × 600, and 800 × 900 for phones. */
export const heroScenes = { wide: scene('hero-dawn-wide'), tall: scene('hero-dawn-tall') };

/** Beside the captains' invitation, 4 : 3. */
export const invitationScene = scene('place-bodrum');
