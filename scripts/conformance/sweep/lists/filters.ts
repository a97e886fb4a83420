import { decomposed, folded, lowerCase, upperCase } from '../../../../openapi/model/text.ts';
import { type JsonObject, numberAt, textAt } from '../../lib/json.ts';
import type { Scalar } from '../request.ts';
import type { World } from '../world/world.ts';
import { foreignPiece, pieceOf, tellingPiece, withWildcards } from './pieces.ts';

/** Whether a record belongs to what a value asks for. */
type Test = (record: JsonObject, value: Scalar) => boolean;

/** One thing that narrows a list down. */
export interface Filter {
  /** `query.status`, `path.type`, `body.minCapacity`. */
  place: string;
  /** Values worth asking for, from the records there are. */
  values(records: JsonObject[], world: World): Scalar[];
  /** Of a text that is looked for in several fields: values for each of them, one of which is given beside another filter. */
  ofEach?(records: readonly JsonObject[]): Scalar[][];
  test: Test;
}

export const unique = (values: (Scalar | undefined)[]) =>
  [...new Set(values)].filter((value): value is Scalar => value !== undefined).slice(0, 3);

const scalar = (value: unknown): Scalar | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;

const field = (name: string) => (records: JsonObject[]) =>
  unique(records.map((record) => scalar(record[name])));

const numbers = (records: JsonObject[], name: string) =>
  records.flatMap((record) => numberAt(record, name) ?? []).sort((a, b) => a - b);

/** The value in the middle: something lies on either side of it, and itself at the edge. */
const middle = (name: string) => (records: JsonObject[]) => {
  const sorted = numbers(records, name);
  return unique([sorted[Math.floor(sorted.length / 2)]]);
};

export const equals = (place: string, name: string): Filter => ({
  place,
  values: field(name),
  test: (record, value) => String(record[name]) === String(value),
});

export const atLeast = (place: string, name: string): Filter => ({
  place,
  values: middle(name),
  test: (record, value) => (numberAt(record, name) ?? Number.NaN) >= Number(value),
});

export const atMost = (place: string, name: string): Filter => ({
  place,
  values: middle(name),
  test: (record, value) => (numberAt(record, name) ?? Number.NaN) <= Number(value),
});

/** Text that any of the fields contains, by the rules that `fold` stands for. */
const contains = (
  place: string,
  names: string[],
  fold: (text: string) => string,
  variants: ((text: string) => string)[],
): Filter => {
  const textsOf = (records: readonly JsonObject[], name: string) =>
    records.flatMap((record) => textAt(record, name) ?? []);
  return {
    place,
    values: (records) => {
      const [first = [], ...others] = names.map((name) => textsOf(records, name));
      const pieces = first.slice(0, 2).map(pieceOf);
      const foreign = first.flatMap((text) => foreignPiece(text) ?? []).slice(0, 1);
      const all = [
        ...pieces,
        ...others.flatMap((texts) => texts.slice(0, 1)).map(pieceOf),
        ...[...pieces, ...foreign].flatMap((piece) => variants.map((vary) => vary(piece))),
        ...pieces.slice(0, 1).flatMap(withWildcards),
      ];
      return [...new Set(all)].filter((piece) => piece.length > 1);
    },
    ofEach: (records) =>
      names
        .map((name) => textsOf(records, name))
        .map((texts) => texts.slice(0, 3).map((text) => tellingPiece(text, texts)))
        .map((pieces) => pieces.filter((piece) => piece.length > 1)),
    test: (record, value) =>
      names.some((name) => fold(textAt(record, name) ?? '').includes(fold(String(value)))),
  };
};

const same = (text: string) => text;
export const byFolding = (place: string, names: string[]) =>
  contains(place, names, folded, [same, upperCase, folded, decomposed]);
export const byCase = (place: string, names: string[]) =>
  contains(place, names, lowerCase, [same, upperCase]);

/** The record with an id, and those that have its figures in a name. */
export const byIdOrName = (place: string, names: string[]): Filter => {
  const byId = equals(place, 'id');
  const byName = byFolding(place, names);
  return {
    ...byId,
    test: (record, value) => byId.test(record, value) || byName.test(record, value),
  };
};

/** The same place, whatever its letters carry. */
export const samePlace = (place: string): Filter => ({
  place,
  values: (records) =>
    [...new Set(records.map((record) => textAt(record, 'location') ?? ''))]
      .filter((text) => text !== '')
      .slice(0, 2)
      .flatMap((text) => [text, folded(text)]),
  test: (record, value) => folded(textAt(record, 'location') ?? '') === folded(String(value)),
});

/** A number that a record holds somewhere inside, such as the id of an actor. */
export const numberIn = (place: string, path: string): Filter => ({
  place,
  values: (records) => unique(records.map((record) => numberAt(record, path))),
  test: (record, value) => numberAt(record, path) === Number(value),
});
