import { derivedAnswers, partsOf } from '../../../../../openapi/model/annotations/derived.ts';
import { folded } from '../../../../../openapi/model/text.ts';
import type { Contract, Operation } from '../../../contract/contract.ts';
import { variantOf } from '../../../contract/schemas.ts';
import { isObject, type JsonObject, recordsOf } from '../../../lib/json.ts';
import { choicesOf } from '../../../sweep/cases/values.ts';
import { isScoped } from '../../compare/answers.ts';
import type { Difference } from '../../compare/difference.ts';
import type { PairAnswer } from '../../pair/pair.ts';
import { type Both, onBoth } from '../../pair/sides.ts';
import type { Found } from '../../sequence/found.ts';
import { askedOf } from './operations.ts';
import { asking, type Reader, type Reading, readingOf } from './reading.ts';

/** Figures that are no sums: what is added to the records does not add to them. */
const NO_SUM =
  /average|mean|^min|^max|lowest|highest|rat(e|io|ing)|share|percent|change|latitude|longitude|pages|^number$|^size$/iu;

/** Kinds of figures (`x-derived`) that are no sums either. */
const NO_SUMS: readonly string[] = ['distinct', 'mean', 'min', 'max', 'percent', 'product'];

/** A number of an answer, and what the contract says of it. */
interface Figure {
  value: number;
  description: string | undefined;
  within: string | undefined;
  /** Whether what is added to the records adds to it by as much, whatever else there is. */
  addsUp: boolean;
}

export interface Figures {
  /** Reads them again, and notes what has come to be another number than on the mock since they were first read. */
  compare(note: (found: Found, label: string) => void): Promise<void>;
}

/** Reads everybody's figures, which the service's own records count in, so that what is made since can be told from them. */
export async function readFigures(
  reader: Reader,
  operations: readonly Operation[],
): Promise<Figures> {
  const first: { label: string; ask(): Promise<PairAnswer>; before: PairAnswer }[] = [];
  for (const operation of operations) {
    for (const [reading, template] of await requests(reader, operation)) {
      const label = `figures ${JSON.stringify(template.path ?? {})}`;
      const ask = () => reader.send(reading, template, label);
      const before = await ask();
      if (before.mock.ok && before.service.ok && !isScoped(before, reader.scene.word))
        first.push({ label, ask, before });
    }
  }
  return {
    async compare(note) {
      for (const { label, ask, before } of first) {
        const after = await ask();
        const differences = differing(reader, before, after);
        if (differences.length === 0) continue;
        // Somebody else may have written in between.
        const again = await ask();
        if (again.service.exchange.responseBody !== after.service.exchange.responseBody) continue;
        for (const difference of differences)
          note(
            {
              difference,
              answer: after,
              after: undefined,
              probe: undefined,
              mode: 'valid',
              log: [],
            },
            label,
          );
      }
    },
  };
}

/** As an administrator where it is theirs, else as nobody; with every choice that the path leaves. */
async function requests(reader: Reader, operation: Operation) {
  const { stage, scene, actors } = reader;
  const { kinds, contract } = stage;
  const names = operation.parameters.some(
    ({ name, in: where }) => where === 'path' && kinds.ofPath(operation, name) !== undefined,
  );
  if (names || operation.method !== 'GET') return [];
  const isPublic = operation.roles.includes('ANONYMOUS');
  const admin = actors.find((one) => one?.actor === 'ADMIN');
  const by = isPublic ? undefined : admin;
  if (!isPublic && !operation.roles.includes('ADMIN')) return [];
  const reading = await readingOf(reader, operation, by, undefined);
  if (!reading) return [];
  const open = askedOf(contract, scene.kinds, operation).filter(({ where }) => where === 'path');
  const [parameter] = open;
  const choices = parameter ? choicesOf(contract.schemas.flatten(parameter.schema)) : [];
  if (!parameter || choices.length === 0) return [[reading, reading.template]] as const;
  return choices.map((value): [Reading, Reading['template']] => [
    reading,
    asking(reading, [[parameter, value]]),
  ]);
}

/** How many reviews there are, whatever they are of. */
const TOTAL = /(^|\.)total\w*$|^header\./u;

/** Whether a figure follows from whose trips were reviewed, which are others on each side. */
function isOfOthers({ stage, scene }: Reader, { operation }: PairAnswer, place: string): boolean {
  const isOfReviews = stage.kinds.isOfTrips(operation) || /review|rating/iu.test(place);
  return scene.trips.count > 0 && isOfReviews && !TOTAL.test(place);
}

function differing(reader: Reader, before: PairAnswer, after: PairAnswer): Difference[] {
  const { contract } = reader.stage;
  const was = onBoth((side) => figuresIn(contract, before, side));
  const is = onBoth((side) => figuresIn(contract, after, side));
  const found: Difference[] = [];
  // Where the two began with other sums, what is no sum may have been the same by chance.
  const wereAlike = [...was.mock].every(([place, { value }]) =>
    close(was.service.get(place)?.value ?? 0, value),
  );
  for (const [place, { addsUp, description, within, value }] of is.mock) {
    const theirs = { was: was.mock.get(place)?.value ?? 0, is: value };
    const ours = { was: was.service.get(place)?.value ?? 0, is: is.service.get(place)?.value ?? 0 };
    const isSame = close(ours.was, theirs.was);
    if ((!wereAlike && !addsUp) || isOfOthers(reader, after, place)) continue;
    if (close(isSame ? ours.is : ours.is - ours.was, isSame ? theirs.is : theirs.is - theirs.was))
      continue;
    const told = ({ was: old, is: now }: typeof ours) => `${now}, which was ${old}`;
    const isHeader = place.startsWith('header.');
    found.push({
      rule: isHeader ? 'header' : 'value',
      place,
      description,
      within,
      service: told(ours),
      mock: told(theirs),
    });
  }
  return found;
}

const close = (a: number, b: number) => Math.abs(a - b) < 0.006;

/** `body.rows[Göcek].count` → `rows[].count`. */
const annotatedPlace = (place: string) =>
  place.replace(/^body\.?/u, '').replaceAll(/\[[^\]]*\]/gu, '[]');

/** The numbers of an answer by their places; rows of a list by what they are about. */
function figuresIn(
  { schemas, document }: Contract,
  answer: PairAnswer,
  side: keyof Both<unknown>,
): Map<string, Figure> {
  const { operation } = answer;
  const { body, exchange, status } = answer[side];
  const found = new Map<string, Figure>();
  const about = { description: undefined, within: undefined };
  const derived = derivedAnswers(document).get(operation.id);
  const kindAt = (place: string) =>
    partsOf(derived?.get(annotatedPlace(place))?.derived ?? {}).kind;
  const addsUp = (place: string, name: string) =>
    !NO_SUM.test(name) && !NO_SUMS.includes(kindAt(place));
  const total = exchange.responseHeaders['x-total-count'];
  // Rows without an id are groups of records: a record more may be of one that is there.
  if (total !== undefined)
    found.set('header.x-total-count', {
      ...about,
      value: Number(total),
      addsUp: recordsOf(body).every(({ id }) => id !== undefined),
    });
  const schema = operation.answers.get(status)?.media.get('application/json');
  if (schema) visit(schema, body, 'body');
  return found;

  function visit(inner: object, value: unknown, place: string, name = '', within?: string): void {
    const flat = variantOf(schemas.flatten(inner), value);
    if (typeof value === 'number' && !/id$/iu.test(name))
      found.set(place, {
        value,
        description: flat.description,
        within,
        addsUp: addsUp(place, name),
      });
    else if (Array.isArray(value)) {
      // Rows with an id are records, which are compared one by one.
      if (value.some((row) => isObject(row) && row.id !== undefined)) return;
      const { items } = flat;
      if (!items) return;
      const names = Object.keys(schemas.flatten(items).properties);
      for (const row of value)
        if (isObject(row)) visit(items, row, `${place}[${keyOf(row, names)}]`, name, within);
    } else if (isObject(value)) {
      for (const [key, one] of Object.entries(value)) {
        const property = flat.properties[key];
        if (property) visit(property, one, `${place}.${key}`, key, flat.names[0] ?? within);
      }
    }
  }
}

/**
 * What a row is about: the first text in it, by the order of the schema, since an object has none. However it is
 * written, since a place is written as its first boat says.
 */
const keyOf = (row: JsonObject, names: readonly string[]): string =>
  folded(String(names.map((name) => row[name]).find((value) => typeof value === 'string') ?? ''));
