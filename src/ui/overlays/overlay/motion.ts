import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

interface Away {
  opacity?: number;
  transform?: string;
}

/**
 * Selectors for a `.css.ts`: how something that React Aria opens comes from `away`, and goes back
 * there. Animations, not transitions: React Aria cancels a transition that an overlay closed while
 * still opening has just begun, then waits for its end for good, and the overlay covers the page
 * unseen.
 */
export function comingAndGoing(duration: string, away: Away) {
  const come = keyframes({ from: { ...away } });
  const go = keyframes({ to: { ...away } });
  return {
    '&[data-entering]': { animation: `${come} ${duration} ${vars.ease.enter}` },
    '&[data-exiting]': { animation: `${go} ${duration} ${vars.ease.exit} forwards` },
  };
}
