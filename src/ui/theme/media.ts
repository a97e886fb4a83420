/** Media queries of the grid: phone below 600, two columns from 600, three from 900, wide from 1200. */
export const media = {
  phone: 'screen and (width < 600px)',
  tablet: 'screen and (width >= 600px)',
  /** Little is left of the window at 400 % zoom: what stays at its edges scrolls along. */
  flat: 'screen and (height < 320px)',
  /** A phone on its side. */
  low: 'screen and (height < 500px) and (orientation: landscape)',
  laptop: 'screen and (width >= 900px)',
  desktop: 'screen and (width >= 1200px)',
  calm: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const;
