type Child = Node | string | number | null | undefined | false;
type Attributes = Record<string, string | boolean | ((event: Event) => void) | undefined>;

/**
 * An element with attributes and children. Text is set as text, never as markup; an attribute whose name
 * begins with `on` and whose value is a function listens.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (typeof value === 'string') made.setAttribute(key, value);
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false)
      made.append(typeof child === 'number' ? String(child) : child);
  }
  return made;
}

/** The element of the page with this id. Throws when the page has none. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/** A table that scrolls by itself where there is no room. */
export function table(headings: readonly string[], rows: readonly HTMLElement[]): HTMLElement {
  return element(
    'div',
    // What scrolls must be reached by keyboard, and then has a name.
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': headings.join(', ') },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...headings.map((heading) => element('th', { scope: 'col' }, heading))),
      ),
      element('tbody', {}, ...rows),
    ),
  );
}

/** Says something to the person, for a few seconds. */
export function say(text: string): void {
  const said = byId('said');
  said.textContent = text;
  setTimeout(() => {
    if (said.textContent === text) said.textContent = '';
  }, 5000);
}

/** A button that does something; what goes wrong is said. */
export function button(
  label: string,
  act: () => Promise<unknown> | undefined,
  attributes: Attributes = {},
): HTMLButtonElement {
  return element(
    'button',
    {
      type: 'button',
      ...attributes,
      onclick: () => {
        Promise.resolve(act()).catch(sayFailure);
      },
    },
    label,
  );
}

/** Says why something failed. */
export function sayFailure(error: unknown): void {
  say(error instanceof Error ? error.message : String(error));
}

/** Puts a text on the clipboard, and says so. */
export async function copy(text: string, what: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  say(`${what} copied.`);
}
