import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script behind the box: hides each `data-entry` that does not have every word. */
export const filterScript = readFileSync(join(import.meta.dirname, 'filter.js'), 'utf8');

/** A search box over what is marked `data-entry` on a page. */
export const filterBox = (label: string): string =>
  `<p class="filter"><label for="filter">${label}</label> <input id="filter" type="search" autocomplete="off" spellcheck="false"> <span id="found" role="status"></span></p>`;
