import * as v from 'valibot';
import { listUsersPageParameters } from '../../api/contract/contract.ts';
import { lenient } from '../../lib/lenient.ts';

/** Pages of an address count from 1, those of the service from 0; it has the same last one for every list. */
const last = listUsersPageParameters.page.maximum + 1;

/** The page of a list; left out on the first. */
export const pageParam = lenient(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(last)));
