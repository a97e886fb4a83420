import { bookingScene } from './bookings.ts';
import type { Scene } from './scene.ts';

/** By the schema of the enum that has `x-states`. */
export const SCENES: Readonly<Record<string, Scene>> = {
  BookingStatus: bookingScene,
};
