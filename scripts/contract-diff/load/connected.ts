import { existsSync, statSync } from 'node:fs';
import { isObject, type JsonObject } from '../lib/json.ts';
import { addressOf, type Part } from '../lib/schema-names.ts';
import { ifReadable, parseValue, readText } from './document.ts';
import { linksIn, pathOf } from './links.ts';

/** A file and all that it leads to, directly or not, the first one first; `others` hold no places to refer to. */
export function filesFrom(first: string): { parts: Part[]; others: string[] } {
  const [parts, others]: [Part[], string[]] = [[], []];
  const open = [first];
  const seen = new Set<string>();
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    const path = pathOf(address);
    if (path === undefined || seen.has(address)) continue;
    seen.add(address);
    if (!existsSync(path) || !statSync(path).isFile()) continue;
    const document = TEXT.test(path) ? undefined : documentIn(path);
    if (document === undefined) {
      others.push(path);
      continue;
    }
    parts.push({ document, address });
    for (const link of linksIn(document)) {
      const target = addressOf(link, address);
      if (target !== undefined) open.push(target);
    }
  }
  return { parts, others };
}

/** Texts that may look like YAML by chance. */
const TEXT = /\.(md|txt|html?|graphqls?|gql)$/;

function documentIn(path: string): JsonObject | undefined {
  const value = ifReadable(() => parseValue(readText(path, path), path));
  // A list has places too, and whatever looks at documents takes both.
  return isObject(value) || Array.isArray(value) ? (value as JsonObject) : undefined;
}
