/**
 * Where the system forces its colours upon the page (high contrast), it draws neither our grounds nor our shadows:
 * what these tell apart is edged with a line there, and what is chosen has the system's own ground.
 */
const forced = '(forced-colors: active)';

export const edged = { [forced]: { border: '1px solid' } };

export const focused = { outline: '2px solid Highlight', outlineOffset: '1px' };

export const chosen = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** `edged`, with what some of its states look like. */
export const edgedWith = <States>(selectors: States) => ({
  [forced]: { border: '1px solid', selectors },
});

/** No edge of its own, but states that are to be seen. */
export const forcedStates = <States>(selectors: States) => ({ [forced]: { selectors } });
