import { resolve } from 'node:path';
import { isObject } from '../lib/json.ts';
import { child, keysOf } from '../lib/pointer.ts';
import { ifReadable, parseValue, readText } from './document.ts';

/** Where a bundler ran, and what the files that it read are called. */
interface Run {
  stderr: string;
  folder: string;
  /** The path of the file that one was copied from; of any other its own. */
  originalOf: (path: string) => string;
  nameOf: (path: string) => string;
}

/** What a bundler found wrong, a line for each: where, and what; its advice is about options of its own. */
export function problemsIn({ stderr, folder, originalOf, nameOf }: Run): string {
  const found = [...stderr.matchAll(/^\[\d+\] (.+?)(:\d+:\d+)(?: at (#.*))?\n+(.+)$/gm)];
  const told = found.map(([, file = '', lines = '', pointer = '', problem = '']) => {
    const path = resolve(folder, file);
    const original = originalOf(path);
    // A copy has other lines.
    const place = `${nameOf(original)}${original === path ? lines : ''}`;
    const text = problem
      .replace(/(["'])(\/.+?)\1/g, (_, quote: string, named: string) =>
        [quote, nameOf(originalOf(named)), quote].join(''),
      )
      .replace('$ref', () => `$ref ${targetAt(path, pointer)}`.trimEnd());
    return `\n  ${place}${pointer && ` at ${pointer}`}: ${text}`;
  });
  return told.length > 0 ? `Mend the references:${told.join('')}` : failureIn(stderr);
}

/** What made a bundler give up, which it tells below the path that it was given. */
const failureIn = (stderr: string): string => /\n {2}- (.+)/.exec(stderr)?.[1] ?? stderr.trim();

/** The reference at a place of a file, which the bundler does not tell. */
function targetAt(path: string, pointer: string): string {
  let value = ifReadable(() => parseValue(readText(path, path), path));
  for (const key of keysOf(pointer)) value = child(value, key);
  const link = isObject(value) ? (value.$ref ?? value.externalValue) : value;
  return typeof link === 'string' ? link : '';
}
