import type { Mutation } from '../mutation.ts';
import { access } from './access.ts';
import { answers } from './answers.ts';
import { bookings } from './bookings.ts';
import { errors } from './errors.ts';
import { figures } from './figures.ts';
import { input } from './input.ts';
import { lists } from './lists.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { promises } from './promises.ts';
import { repeats } from './repeats.ts';
import { unique } from './unique.ts';
import { values } from './values.ts';
import { versionsAndHeaders } from './versions-and-headers.ts';
import { writes } from './writes.ts';
import { wrongHeaders } from './wrong-headers.ts';

/** Every broken backend. */
export const MUTATIONS: readonly Mutation[] = [
  ...answers,
  ...errors,
  ...input,
  ...access,
  ...repeats,
  ...versionsAndHeaders,
  ...wrongHeaders,
  ...writes,
  ...lists,
  ...bookings,
  ...people,
  ...notices,
  ...promises,
  ...unique,
  ...values,
  ...figures,
];
