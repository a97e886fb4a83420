/** What the app's own map is painted with, by day or by night. */
export interface MapColours {
  sea: string;
  /** From deep water to the shore. */
  shallows: readonly [deep: string, middle: string, shore: string];
  coast: string;
  land: string;
  /** Two tones of green, the second farther from the sea. */
  inland: readonly [near: string, far: string];
  landText: string;
  seaText: string;
}

export type Scheme = 'light' | 'dark';

// Concrete colours, not tokens: the map is drawn outside of the page's styles.
export const mapColours: Record<Scheme, MapColours> = {
  light: {
    sea: '#b7dfe8',
    shallows: ['#c6e6ee', '#d6eef3', '#e8f6f8'],
    coast: '#a3b193',
    land: '#f2f0e1',
    inland: ['#e9eed8', '#dbe7cb'],
    landText: '#1c3140',
    seaText: '#1f6076',
  },
  dark: {
    sea: '#0c2434',
    shallows: ['#102d40', '#16384d', '#1e465d'],
    coast: '#55707a',
    land: '#22313b',
    inland: ['#213530', '#20392f'],
    landText: '#dfe9ea',
    seaText: '#8cc6d6',
  },
};
