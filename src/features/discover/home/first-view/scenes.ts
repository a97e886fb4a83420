import captain from '../../../../../generated/scenes/captain.svg?no-inline';
import tall from '../../../../../generated/scenes/hero-dawn-tall.svg?no-inline';
import wide from '../../../../../generated/scenes/hero-dawn-wide.svg?no-inline';

/** The first picture of the home page: 1800 × 600, and 800 × 900 below 900 px. */
export const heroScenes = { wide, tall };

/** Beside the captains' invitation, 800 × 600. */
export const captainScene = captain;
