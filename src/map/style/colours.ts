/** What the app's own map is painted with, by day or by night. */
export interface MapColours {
  /** From the shallows to the deep, one for each band of `chart.geojson` and one before the first. */
  water: readonly [string, string, string, string, string, string];
  /** At the shore itself: the wider band, the narrower one. */
  shore: readonly [string, string];
  /** Lines between depths, and of the degrees. */
  ruling: string;
  coast: string;
  land: string;
  /** Two tones of the land, the second farther from the sea. */
  inland: readonly [near: string, far: string];
  landText: string;
  seaText: string;
  /** What a name on deep water has around it. */
  seaHalo: string;
  coveText: string;
  coveHalo: string;
  /** Lights of the towns; none by day. */
  light?: string;
}

export type Scheme = 'light' | 'dark';

// Concrete colours, not tokens: the map is drawn outside of the page's styles. They are those of the
// pictures at noon and at night: turquoise shallows to deep ink.
export const mapColours: Record<Scheme, MapColours> = {
  light: {
    water: ['#6fdbd6', '#43c8cd', '#1fadc3', '#1290b4', '#0b739f', '#0a5884'],
    shore: ['#a3ebde', '#d6f7ea'],
    ruling: 'rgba(255, 255, 255, 0.28)',
    coast: '#a9a77f',
    land: '#f8f1dd',
    inland: ['#edeed3', '#dfe8c8'],
    landText: '#16303f',
    seaText: '#f4fffb',
    seaHalo: '#0b739f',
    coveText: '#07405c',
    coveHalo: '#dcf8ee',
  },
  dark: {
    water: ['#286179', '#1d5069', '#154158', '#0f334b', '#0b273d', '#081d30'],
    shore: ['#3f7d8d', '#68a5a6'],
    ruling: 'rgba(160, 214, 226, 0.14)',
    coast: '#8fbfbd',
    land: '#27343b',
    inland: ['#222d34', '#1d272d'],
    landText: '#f3e9d2',
    seaText: '#a6d8e4',
    seaHalo: '#0b273d',
    coveText: '#d8f3ee',
    coveHalo: '#0f334b',
    light: '#ffd391',
  },
};
