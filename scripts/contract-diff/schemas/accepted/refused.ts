import { isObject, type JsonObject } from '../../lib/json.ts';
import { join } from '../../lib/pointer.ts';
import { behind, type Library, membersOf } from './library.ts';
import { typesOf } from './read-shape.ts';
import type { Node } from './shape.ts';
import { said } from './simplify/trivial.ts';

/** What `not` says in words without `not` and compositions inside, as far as that is known. */
export interface Refusal {
  refused: Node[];
  /** What is refused twice is asked for. */
  asked: Node[];
  /** Of each of these lists one member is asked for. */
  oneOfAsked: Node[][];
}

const COMPOSITIONS = new Set(['allOf', 'anyOf', 'oneOf']);

/** What the `not` of a schema refuses: each alternative of an `anyOf` by itself, all that is refused twice asked for. */
export function refusalOf(library: Library, schema: JsonObject, pointer: string): Refusal {
  const result: Refusal = { refused: [], asked: [], oneOfAsked: [] };
  if (schema.not === undefined) return result;
  const seen = new Set<string>();
  const open: Node[] = [{ value: schema.not, pointer: join(pointer, 'not') }];
  for (let node = open.pop(); node; node = open.pop()) {
    const target = behind(library, node);
    if (seen.has(target.pointer)) continue;
    seen.add(target.pointer);
    const words = isObject(target.value) ? said(target.value) : {};
    const [first, ...others] = Object.keys(words);
    const keyword = others.length === 0 ? first : undefined;
    const isComposed = keyword !== undefined && COMPOSITIONS.has(keyword);
    const members = isComposed ? membersOf(words, keyword, target.pointer) : [];
    const inside = members.map((member) => insideOut(library, member));
    if (keyword === 'not') {
      result.asked.push({ value: words.not ?? true, pointer: join(target.pointer, 'not') });
    } else if (
      members.length === 1 ||
      (keyword !== 'allOf' && areApart(library, members, keyword))
    ) {
      open.push(...members);
    } else if (keyword === 'allOf' && inside.length > 0 && !inside.includes(undefined)) {
      result.oneOfAsked.push(inside.filter((each) => each !== undefined));
    } else result.refused.push(target);
  }
  return { ...result, refused: result.refused.reverse() };
}

/** Whether what fits one of these fits no other one, or may fit others as well. */
function areApart(
  library: Library,
  members: readonly Node[],
  keyword: string | undefined,
): boolean {
  if (keyword === 'anyOf' || members.length === 0) return members.length > 0;
  const types = members.flatMap((member) => {
    const { value } = behind(library, member);
    return [...typesOf(isObject(value) ? value.type : undefined)];
  });
  return types.length === new Set(types).size;
}

/** What a schema refuses that says nothing else. */
function insideOut(library: Library, node: Node): Node | undefined {
  const { value, pointer } = behind(library, node);
  const words = isObject(value) ? said(value) : {};
  return words.not !== undefined && Object.keys(words).length === 1
    ? { value: words.not, pointer: join(pointer, 'not') }
    : undefined;
}
