const drawn = import.meta.glob<string>('../../../generated/scenes/place-*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/**
 * The picture of a place, 4 : 3, by the end of its address (`gocek`); undefined for one that nobody has
 * drawn yet.
 */
export function placeScene(slug: string): string | undefined {
  return drawn[`../../../generated/scenes/place-${slug}.svg`];
}
