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
    // A night chart: black water, rings of depth, the land under a moon.
    sea: '#06192a',
    shallows: ['#0b2a41', '#124059', '#1f5f79'],
    coast: '#9db9bd',
    land: '#33424b',
    inland: ['#35474a', '#394d49'],
    landText: '#f3ecdc',
    seaText: '#93cfe0',
  },
};
