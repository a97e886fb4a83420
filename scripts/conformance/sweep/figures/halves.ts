import {
  derivedAnswers,
  partsOf,
  sourceOf,
} from '../../../../openapi/model/annotations/derived.ts';
import { isHalf } from '../../../../openapi/model/rounding.ts';
import type { Operation } from '../../contract/contract.ts';
import { type JsonObject, numberAt, recordsOf } from '../../lib/json.ts';
import type { Request, Scalar } from '../request.ts';
import { Unavailable } from '../run.ts';
import type { World } from '../world/world.ts';
import { recordsFor } from './figure.ts';

/** How many requests for figures in the middle are made, and how many records are looked at for one. */
const MOST = { requests: 2, records: 20 };

/** A figure that is a mean, and is rounded. */
interface Mean {
  list: string;
  field: string;
  round: number;
}

function meansOf(world: World, { id }: Operation): Mean[] {
  const figures = derivedAnswers(world.run.context.contract.document).get(id)?.values() ?? [];
  return [...figures].flatMap(({ derived }) => {
    const { kind, of } = partsOf(derived);
    if (kind !== 'mean' || derived.round === undefined || typeof of !== 'string') return [];
    return [{ ...sourceOf(of), round: derived.round }];
  });
}

/**
 * Requests whose mean lies in the middle between two steps, so that it shows which way is rounded: the operation is asked
 * for some of the records, or about another one. None where nothing that is there has such a mean.
 */
export async function halfRequests(
  world: World,
  operation: Operation,
  first: Request,
): Promise<Request[]> {
  const [mean] = meansOf(world, operation);
  if (!mean) return [];
  try {
    const narrowed = await narrowedTo(world, operation, first, mean);
    return narrowed.length > 0 ? narrowed : await aboutOthers(world, first, mean);
  } catch (error) {
    // What cannot be read has been told where the figure itself is looked at.
    if (!(error instanceof Unavailable)) throw error;
    return [];
  }
}

const isIn = (records: readonly JsonObject[], { field, round }: Mean): boolean => {
  const values = records.flatMap((record) => numberAt(record, field) ?? []);
  if (values.length === 0) return false;
  return isHalf(values.reduce((sum, value) => sum + value, 0) / values.length, round);
};

/** A value of one parameter, and which records it leaves. */
interface Narrowed {
  query: Record<string, Scalar>;
  fits(record: JsonObject): boolean;
}

/** `minRating` → `rating`. */
const boundOf = (name: string): string | undefined => {
  const [, word] = /^(?:min|max)([A-Z]\w*)$/u.exec(name) ?? [];
  return word && `${word.charAt(0).toLowerCase()}${word.slice(1)}`;
};

/** What a parameter that figure and list share may ask for: a value of the field of its name, or a bound of it. */
function waysOf(name: string, records: readonly JsonObject[]): Narrowed[] {
  const bound = boundOf(name);
  const valuesOf = (field: string) => [
    ...new Set(
      records.flatMap(({ [field]: value }) =>
        typeof value === 'number' || typeof value === 'string' ? [value] : [],
      ),
    ),
  ];
  if (bound === undefined)
    return valuesOf(name).map((value) => ({
      query: { [name]: value },
      fits: (record) => record[name] === value,
    }));
  const isLeast = name.startsWith('min');
  return valuesOf(bound).map((value) => ({
    query: { [name]: value },
    fits: (record) =>
      isLeast ? Number(record[bound]) >= Number(value) : Number(record[bound]) <= Number(value),
  }));
}

async function narrowedTo(
  world: World,
  { parameters }: Operation,
  first: Request,
  mean: Mean,
): Promise<Request[]> {
  const { parameters: ofList } = world.run.operation(mean.list);
  const shared = parameters.filter(
    ({ name, in: where, required }) =>
      where === 'query' && !required && ofList.some((one) => one.name === name),
  );
  if (shared.length === 0) return [];
  const records = await recordsFor(world, mean.list, first.actor);
  const ways = shared.map(({ name }) => waysOf(name, records));
  const alone = ways.flat();
  const pairs = ways.flatMap((some, index) =>
    ways.slice(index + 1).flatMap((others) =>
      some.flatMap((one) =>
        others.map(
          (other): Narrowed => ({
            query: { ...one.query, ...other.query },
            fits: (record) => one.fits(record) && other.fits(record),
          }),
        ),
      ),
    ),
  );
  return [...alone, ...pairs]
    .filter(({ fits }) => isIn(records.filter(fits), mean))
    .slice(0, MOST.requests)
    .map(({ query }) => ({ ...first, query: { ...first.query, ...query } }));
}

/** The lists of everybody's records that have reviews, by the word of their paths. */
const WHOLE: Readonly<Record<string, string>> = { boats: 'listBoats', tours: 'listTours' };

async function aboutOthers(world: World, first: Request, mean: Mean): Promise<Request[]> {
  const { path } = world.run.operation(first.operationId);
  const list = Object.entries(WHOLE).find(([word]) => path.includes(`/${word}/{id}`))?.[1];
  if (list === undefined) return [];
  const { body } = await world.run.call(list, 'ANONYMOUS');
  const ids = recordsOf(body)
    .filter((record) => (numberAt(record, 'reviewCount') ?? 0) > 1)
    .flatMap((record) => numberAt(record, 'id') ?? [])
    .slice(0, MOST.records);
  for (const id of ids) {
    const records = await recordsFor(world, mean.list, 'ANONYMOUS', { path: { id } });
    if (isIn(records, mean)) return [{ ...first, path: { ...first.path, id } }];
  }
  return [];
}
