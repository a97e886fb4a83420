import { isObject, type JsonObject } from '../../../scripts/conformance/lib/json.ts';

/** Changes a JSON value that it was given its own copy of; what it returns takes its place. */
export type Edit = (body: unknown) => unknown;

/**
 * Does something to the objects that hold the last step of a path. `content[].rating` means the
 * rating of every item, `[].id` the id of every item of a list at the top.
 */
function visit(value: unknown, steps: string[], act: (holder: JsonObject, key: string) => void) {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  if (step === '[]') {
    if (Array.isArray(value)) for (const item of value) visit(item, rest, act);
    return;
  }
  if (!isObject(value)) return;
  if (rest.length === 0) act(value, step);
  else visit(value[step], rest, act);
}

const stepsOf = (path: string) => path.replaceAll('[]', '.[]').split('.').filter(Boolean);

function editing(path: string, act: (holder: JsonObject, key: string) => void): Edit {
  return (body) => {
    visit(body, stepsOf(path), act);
    return body;
  };
}

/** Leaves fields out. */
export const drop =
  (...paths: string[]): Edit =>
  (body) =>
    paths.reduce<unknown>(
      (value, path) => editing(path, (holder, key) => delete holder[key])(value),
      body,
    );

/** Sets a field, also where it was not. */
export const put = (path: string, value: unknown): Edit =>
  editing(path, (holder, key) => {
    holder[key] = value;
  });

/** Replaces a field that is there by what follows from it. */
export const change = (path: string, next: (value: unknown) => unknown): Edit =>
  editing(path, (holder, key) => {
    if (key in holder) holder[key] = next(holder[key]);
  });

/** Adds to a number that is there. */
export const add = (path: string, difference: number): Edit =>
  change(path, (value) => (typeof value === 'number' ? value + difference : value));

/** Does something with a list: the body itself, or the `content` of a page. */
export const list =
  (next: (items: unknown[]) => unknown[]): Edit =>
  (body) => {
    if (Array.isArray(body)) return next(body);
    return isObject(body) && Array.isArray(body.content)
      ? { ...body, content: next(body.content) }
      : body;
  };
