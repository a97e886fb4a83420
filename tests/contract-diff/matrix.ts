import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { compareContracts } from '../../scripts/contract-diff/compare.ts';
import type { Direction } from '../../scripts/contract-diff/contract.ts';
import type { Finding } from '../../scripts/contract-diff/finding.ts';
import type { Json, JsonObject } from '../../scripts/contract-diff/lib/json.ts';
import { apply } from './corpus.ts';

/** A change of one keyword, and the proof of what it does. */
export interface Row {
  keyword: string;
  name: string;
  before: Json;
  after: Json;
  /** A value that only the schema before takes. */
  loses?: Json;
  /** A value that only the schema after takes. */
  gains?: Json;
  /** The validator cannot tell: it looks into no bytes. */
  unproved?: boolean;
  /** What is judged more strictly than the values tell: a rule, or the most that may be reported. */
  policy?: Record<Direction, string>;
}

export interface Position {
  name: string;
  direction: Direction;
  at: string;
}

const FOLDER = new URL('./matrix/', import.meta.url);
const FILES = ['values', 'compositions', 'structures'];

function read(name: string) {
  return parse(readFileSync(new URL(`${name}.yaml`, FOLDER), 'utf8'));
}

const frame: JsonObject = read('frame');

/** Every change of the matrix. */
export function readRows(): Row[] {
  return FILES.flatMap((file) => {
    const keywords: Record<string, Omit<Row, 'keyword'>[]> = read(file);
    return Object.entries(keywords).flatMap(([keyword, rows]) =>
      rows.map((row) => ({ ...row, keyword })),
    );
  });
}

/** Every place that the changes are put into. */
export function readPositions(): Position[] {
  return read('positions');
}

/** The frame with a schema at one place. */
function contractWith(schema: Json, { at }: Position): JsonObject {
  const document = structuredClone(frame);
  apply(document, { at, set: schema });
  return document;
}

/** What the diff says of a change at one place. */
export function judge(before: Json, after: Json, position: Position): Finding[] {
  return compareContracts(
    { label: 'before', document: contractWith(before, position) },
    { label: 'after', document: contractWith(after, position) },
    '2026-01-01',
  );
}

const ajv = new Ajv2020({ strict: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract:', components: frame.components });

/** A function that says whether a schema takes a value, by an independent validator. */
export function validatorOf(schema: Json): (value: Json) => boolean {
  const local = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"contract:#/components'),
  );
  const validate = ajv.compile(local);
  return (value) => validate(value) === true;
}

/** Values to try schemas with: a few of every kind, and every witness of the rows. */
export function readPool(rows: Row[]): Json[] {
  const listed: Json[] = read('pool');
  const witnesses = rows.flatMap(({ loses, gains, unproved }) => (unproved ? [] : [loses, gains]));
  return [...listed.flat(), ...witnesses.filter((value) => value !== undefined)];
}
