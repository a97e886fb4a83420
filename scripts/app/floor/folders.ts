import { resolve } from 'node:path';

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache');

/** Where the floor is built, to be served from there. */
export const FLOOR = `${CACHE}/floor`;
/** Where it is built for the server, which renders it. */
export const FLOOR_SERVER = `${CACHE}/floor-server`;
