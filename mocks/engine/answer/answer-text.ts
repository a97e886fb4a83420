/** The JSON of objects that can never change, such as the card of a boat that is in many lists. */
const KEPT = new WeakMap<object, string>();

function textOfItem(item: unknown): string {
  if (typeof item !== 'object' || item === null || !Object.isFrozen(item))
    return JSON.stringify(item) ?? 'null';
  let text = KEPT.get(item);
  if (text === undefined) {
    text = JSON.stringify(item);
    KEPT.set(item, text);
  }
  return text;
}

function textOfList(items: readonly unknown[]): string {
  // A list is frozen throughout or not at all.
  return Object.isFrozen(items[0]) ? `[${items.map(textOfItem).join(',')}]` : JSON.stringify(items);
}

/**
 * The body of an answer as it is sent: a text as it is, anything else as JSON; undefined for none. Frozen
 * items of a list or page are written as JSON once. Whoever freezes one sees to it that what is in it
 * does not change either.
 */
export function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  if (Array.isArray(body)) return textOfList(body);
  if (typeof body !== 'object' || !('content' in body) || !Array.isArray(body.content))
    return JSON.stringify(body);
  const { content, ...page } = body;
  const list = `"content":${textOfList(content)}`;
  const rest = JSON.stringify(page).slice(1, -1);
  return rest === '' ? `{${list}}` : `{${list},${rest}}`;
}
