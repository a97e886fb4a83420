const drawn = import.meta.glob<string>('../../../generated/scenes/night-*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

const scene = (name: string) => drawn[`../../../generated/scenes/${name}.svg`];

/** The night below every page: 1400 × 420, and 800 × 600 for phones. */
export const nightScenes = { wide: scene('night-wide'), tall: scene('night-tall') };
