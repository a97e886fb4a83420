import type { Place } from '../frame/points.ts';

/** Why a device does not say where it is. */
export type PlaceRefusal = 'unsupported' | 'denied' | 'unavailable' | 'late';

/** Milliseconds for the device to find itself, once it may. */
const timeout = 8000;

/** Milliseconds to wait at all: a question that is put aside, not answered, is never answered by some browsers. */
const longestWait = 20_000;

/** Where the device is, or why it does not say. Asks the person first, as browsers do. */
export function currentPlace(): Promise<Place | PlaceRefusal> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    setTimeout(resolve, longestWait, 'late');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (code === PERMISSION_DENIED) resolve('denied');
        else resolve(code === TIMEOUT ? 'late' : 'unavailable');
      },
      { timeout },
    );
  });
}
