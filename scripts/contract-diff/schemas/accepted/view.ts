import type { Contract } from '../../contract.ts';
import { canonical, isObject, type Json, type JsonObject, listAt } from '../../lib/json.ts';
import { valueAt } from '../../lib/pointer.ts';
import { byValue, valuesIn } from './by-value.ts';
import { casesOfPlace } from './cases.ts';
import { behind, type Library, libraryOf, membersOf, referenceOf } from './library.ts';
import { hidden, joined } from './ranges.ts';
import { type Node, type Place, type Shape, TYPES, type Type } from './shape.ts';
import { possibleOnly } from './simplify/possible.ts';
import { simplify } from './simplify/simplify.ts';

/** Values that have keywords in common. */
export type Kind = 'array' | 'boolean' | 'null' | 'number' | 'object' | 'string';

/** What a place accepts, by the kind of the value. */
export interface View {
  /** Where the schema stands once mere references are followed. */
  pointer: string;
  types: Set<Type>;
  shapes: Map<Kind, Shape[]>;
  /** The same, before alternatives that go together were made one. */
  alternatives: Map<Kind, Shape[]>;
  notes: Notes;
}

/** What a schema says about itself instead of about its values. */
export interface Notes {
  default?: Json;
  isReadOnly: boolean;
  isWriteOnly: boolean;
  isDeprecated: boolean;
  /** `pointer` is that of the schema which has it. */
  discriminator?: { said: JsonObject; pointer: string; alternatives: Map<string, string> };
}

type Accepted = Omit<View, 'notes'>;

/** Reads a place of one contract. */
export type Read = (place: Place) => View;

/** Reads places of one contract, each once. */
export interface Viewer {
  view: Read;
}

const viewers = new WeakMap<Contract, Viewer>();

/** The viewer of a contract. */
export function viewerOf(contract: Contract): Viewer {
  const known = viewers.get(contract);
  if (known) return known;
  const library = libraryOf(contract.document, contract.source.document.openapi);
  const views = new Map<string, View>();
  // What a component accepts is the same wherever it is referred to.
  const accepted = new Map<string, Accepted>();
  const viewer: Viewer = {
    view(place) {
      const key = keyOf(place);
      const seen = views.get(key);
      if (seen) return seen;
      const nodes = place.map((node) => behind(library, node));
      const target = keyOf(nodes);
      const known = accepted.get(target) ?? acceptedBy(library, nodes);
      accepted.set(target, known);
      const made = { ...known, notes: notesOf(library, place) };
      views.set(key, made);
      return made;
    },
  };
  viewers.set(contract, viewer);
  return viewer;
}

/** The same text for the same place. */
export function keyOf(place: Place): string {
  return place
    .map(({ pointer, value }) => (typeof value === 'boolean' ? `${pointer}=${value}` : pointer))
    .join(' ');
}

function acceptedBy(library: Library, nodes: Place): Accepted {
  const pointer = nodes[0]?.pointer ?? '#';
  const shapes = casesOfPlace(library, nodes, pointer)
    .flatMap((shape) => simplify(shape) ?? [])
    .flatMap((shape) => byValue(library, shape))
    .map((shape) => counted(library, shape));
  const types = new Set<Type>();
  const alternatives = new Map<Kind, Shape[]>();
  for (const shape of possibleOnly(shapes)) {
    for (const type of shape.types) types.add(type);
    for (const kind of new Set([...shape.types].map(kindOf))) {
      const known = alternatives.get(kind) ?? [];
      known.push(ofKind(shape, kind));
      alternatives.set(kind, known);
    }
  }
  const united = [...alternatives].map(([kind, all]): [Kind, Shape[]] => [kind, unitedOf(all)]);
  return { pointer, types, shapes: new Map(united), alternatives };
}

/** Lists of different items are no longer than there are values. */
function counted(library: Library, shape: Shape): Shape {
  if (!shape.isUnique || shape.prefix.length > 0) return shape;
  return { ...shape, mostDifferent: valuesIn(library, shape.items)?.length };
}

function notesOf(library: Library, place: Place): Notes {
  const notes: Notes = { isReadOnly: false, isWriteOnly: false, isDeprecated: false };
  for (const node of place) annotate(library, node, notes, new Set());
  return notes;
}

function kindOf(type: Type): Kind {
  return type === 'integer' || type === 'fraction' ? 'number' : type;
}

/** The shape of values of one kind alone. */
function ofKind(shape: Shape, kind: Kind): Shape {
  const types = new Set(TYPES.filter((type) => shape.types.has(type) && kindOf(type) === kind));
  const values = shape.values?.filter((value) => kindOfValue(value) === kind);
  if (kind === 'null') return { ...shape, types, values: undefined };
  return { ...shape, types, values: kind === 'boolean' ? (values ?? [false, true]) : values };
}

function kindOfValue(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}

/** Alternatives for values of one kind, those that go together as one. */
function unitedOf(alternatives: readonly Shape[]): Shape[] {
  const known: Shape[] = [];
  const lists = new Map<string, { first: Shape; others: Shape[] }>();
  for (const shape of alternatives) {
    if (shape.types.has('null')) {
      if (known.length === 0) known.push(shape);
    } else if (shape.values) {
      const text = hidden(shape);
      const list = lists.get(text);
      list?.others.push(shape);
      if (list) continue;
      lists.set(text, { first: shape, others: [] });
      known.push(shape);
    } else {
      const [neighbour, range] = joined(known, shape);
      known.splice(neighbour ? known.indexOf(neighbour) : known.length, 1, range);
    }
  }
  const listed = new Map([...lists.values()].map(({ first, others }) => [first, others]));
  return known.map((shape) => asOneList(shape, listed.get(shape) ?? []));
}

/** Lists of values are one list, wherever each value came from. */
function asOneList(first: Shape, others: readonly Shape[]): Shape {
  if (others.length === 0) return first;
  const all = [first, ...others].flatMap(({ values }) => values ?? []);
  const values = [...new Map(all.map((value) => [canonical(value), value])).values()];
  const types = new Set([first, ...others].flatMap((shape) => [...shape.types]));
  return { ...first, types, values, from: undefined };
}

function annotate(library: Library, node: Node, notes: Notes, seen: Set<string>): void {
  const { value, pointer } = node;
  if (!isObject(value) || seen.has(pointer)) return;
  seen.add(pointer);
  const target = referenceOf(value);
  if (target === undefined || library.hasSiblings) {
    if (notes.default === undefined) notes.default = value.default;
    notes.isReadOnly ||= value.readOnly === true;
    notes.isWriteOnly ||= value.writeOnly === true;
    notes.isDeprecated ||= value.deprecated === true;
    if (isObject(value.discriminator) && !notes.discriminator) {
      const alternatives = alternativesOf(value);
      notes.discriminator = { said: value.discriminator, pointer, alternatives };
    }
  }
  if (target !== undefined) {
    annotate(
      library,
      { value: valueAt(library.document, target) ?? true, pointer: target },
      notes,
      seen,
    );
  }
  for (const part of membersOf(value, 'allOf', pointer)) annotate(library, part, notes, seen);
  for (const key of ['anyOf', 'oneOf']) {
    const others = membersOf(value, key, pointer).filter(
      (each) => !isObject(each.value) || each.value.type !== 'null',
    );
    const [only] = others;
    if (only && others.length === 1) annotate(library, only, notes, seen);
  }
}

/** The values that name a schema when nobody says otherwise: the names of the components. */
function alternativesOf(schema: JsonObject): Map<string, string> {
  const listed = ['oneOf', 'anyOf'].flatMap((key) => listAt(schema, key));
  return new Map(
    listed
      .flatMap((item) => referenceOf(item) ?? [])
      .map((target) => [target.slice(target.lastIndexOf('/') + 1), target]),
  );
}
