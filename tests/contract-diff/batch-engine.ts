import { type EngineChange, runEngine } from '../../scripts/contract-diff/engine/engine.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
} from '../../scripts/contract-diff/lib/json.ts';

interface Call {
  base: JsonObject;
  revision: JsonObject;
  settle: (changes: Promise<EngineChange[]>) => void;
}

/**
 * The engine, started once for all comparisons that begin in the same turn: each pair gets paths and
 * component names of its own in one large pair, and its share of the changes back under its own names.
 */
export function createBatchEngine(): typeof runEngine {
  let waiting: Call[] = [];

  function flush(): void {
    const calls = waiting;
    waiting = [];
    const side = (key: 'base' | 'revision') => merge(calls.map((call) => call[key]));
    const run = runEngine(side('base'), side('revision'));
    for (const [index, { settle }] of calls.entries()) {
      settle(run.then((changes) => changes.filter(belongsTo(index)).map(withoutTag)));
    }
  }

  return (base, revision) =>
    new Promise((settle) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ base, revision, settle });
    });
}

function merge(documents: JsonObject[]): JsonObject {
  const paths: JsonObject = {};
  const components: JsonObject = {};
  for (const [index, document] of documents.entries()) {
    const tag = `case${index}-`;
    const own = tagged(document, tag);
    for (const [path, item] of Object.entries(objectAt(own, 'paths') ?? {})) {
      paths[`/${tag}${path.slice(1)}`] = item;
    }
    for (const [kind, members] of Object.entries(objectAt(own, 'components') ?? {})) {
      const named = Object.entries(isObject(members) ? members : {}).map(([name, member]) => [
        tag + name,
        member,
      ]);
      components[kind] = { ...objectAt(components, kind), ...Object.fromEntries(named) };
    }
  }
  return { openapi: '3.1.0', info: { title: 'All', version: '1.0.0' }, components, paths };
}

function tagged(value: JsonObject, tag: string): JsonObject {
  const entries = Object.entries(value).map(([key, item]): [string, Json] => {
    if (key === '$ref') return [key, String(item).replace(/(#\/components\/\w+\/)/, `$1${tag}`)];
    if (key === 'security' && Array.isArray(item)) {
      return [key, item.map((each) => (isObject(each) ? taggedKeys(each, tag) : each))];
    }
    return [key, taggedValue(item, tag)];
  });
  return Object.fromEntries(entries);
}

function taggedValue(value: Json, tag: string): Json {
  if (Array.isArray(value)) return value.map((item) => taggedValue(item, tag));
  return isObject(value) ? tagged(value, tag) : value;
}

function taggedKeys(value: JsonObject, tag: string): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [tag + key, item]));
}

function belongsTo(index: number) {
  return ({ pointer }: EngineChange) => pointer.includes(`case${index}-`);
}

function withoutTag(change: EngineChange): EngineChange {
  return JSON.parse(JSON.stringify(change).replaceAll(/case\d+-/g, ''));
}
