import { isCollection, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Source } from '../contract.ts';
import type { Finding } from '../finding.ts';
import { keysOf } from '../lib/pointer.ts';

/**
 * A function from a finding to a line of the source (from 1): where it stands, or where the
 * nearest thing around it stands that still exists. JSON is read as the YAML it is.
 */
export function createLocator(source: Source): (finding: Finding) => number {
  if (source.text === undefined) return () => 1;
  const counter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: counter });
  return ({ pointer, side }) => {
    let node: unknown = document.contents;
    let line = 1;
    for (const key of keysOf(pointer)) {
      // Positions in lists of the base say nothing about the revision.
      if (!isCollection(node) || (side === 'base' && /^\d+$/.test(key) && !node.has(key))) break;
      const item: unknown = node.items.find((each, index) =>
        isPair(each) ? isScalar(each.key) && String(each.key.value) === key : String(index) === key,
      );
      const start = isPair(item) ? item.key : item;
      const offset = hasRange(start) ? start.range[0] : undefined;
      if (offset === undefined) break;
      line = counter.linePos(offset).line;
      node = isPair(item) ? item.value : item;
    }
    return line;
  };
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
