import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Source } from '../../scripts/contract-diff/contract.ts';
import type { Party } from '../../scripts/contract-diff/finding.ts';
import { isObject, type Json, type JsonObject } from '../../scripts/contract-diff/lib/json.ts';

/** One step from a document to another. `at` is a path such as `paths > /boats > get`. */
export interface Edit {
  at: string;
  set?: Json;
  add?: Json;
  rename?: string;
  remove?: true;
}

export interface Case {
  theme: string;
  name: string;
  today?: string;
  /** What both contracts of the pair have before the change. */
  given?: Edit[];
  /** The change. */
  edit: Edit[];
  /** The rules that must speak, each with who it says is broken; no other rule may. */
  breaks?: Record<string, Party>;
  /** The most that may be reported: nothing at all, other, or an addition. */
  safe?: 'none' | 'other' | 'addition';
}

const FOLDER = new URL('./corpus/', import.meta.url);

function readBase(): JsonObject {
  return parse(readFileSync(new URL('base.yaml', FOLDER), 'utf8'));
}

/** Every case of every theme. */
export function readCorpus(): Case[] {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true });
  const themes = files.filter((file) => file.endsWith('.yaml') && file !== 'base.yaml');
  return themes.flatMap((file) => {
    const theme = basename(file, '.yaml');
    const cases: Omit<Case, 'theme'>[] = parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    return cases.map((each) => ({ ...each, theme }));
  });
}

/** The two contracts of a case, as if each had been read from a file. */
export function pairOf({ given = [], edit }: Case): { base: Source; revision: Source } {
  const revision = readBase();
  for (const each of given) apply(revision, each);
  const base = structuredClone(revision);
  for (const each of edit) apply(revision, each);
  return {
    base: { label: 'base', document: base },
    revision: { label: 'revision', document: revision },
  };
}

/** Changes `document` in place. Throws where `at` leads nowhere: a case must not pass by accident. */
export function apply(document: JsonObject, { at, set, add, rename, remove }: Edit): void {
  // Cases may share what they set (anchors of YAML); none may change it for another.
  const [value, item] = [structuredClone(set), structuredClone(add)];
  const keys = at.split(' > ');
  const last = keys.pop() ?? '';
  let parent: Json = document;
  for (const key of keys) parent = step(parent, key, at);
  if (item !== undefined) {
    const list = step(parent, last, at);
    if (!Array.isArray(list)) throw new Error(`${at} is no list`);
    list.push(item);
  } else if (Array.isArray(parent)) {
    const index = indexOf(parent, last, at);
    if (remove) parent.splice(index, 1);
    else if (value !== undefined) parent[index] = value;
  } else if (isObject(parent)) {
    if (value !== undefined) {
      parent[last] = value;
      return;
    }
    const moved = step(parent, last, at);
    delete parent[last];
    if (rename !== undefined) parent[rename] = moved;
  }
}

function step(parent: Json, key: string, at: string): Json {
  const value = Array.isArray(parent)
    ? parent[indexOf(parent, key, at)]
    : isObject(parent)
      ? parent[key]
      : undefined;
  if (value === undefined) throw new Error(`${at}: nothing at "${key}"`);
  return value;
}

function indexOf(list: Json[], key: string, at: string): number {
  const index = /^\d+$/.test(key)
    ? Number(key)
    : list.findIndex((item) => isObject(item) && item.name === key);
  if (index < 0 || index >= list.length) throw new Error(`${at}: no item "${key}"`);
  return index;
}
