import { type OpenApiDocument, operationsOf } from '../document.ts';

/** What a deletion takes along and what it leaves: `x-deletes` of an operation. */
export interface Deletes {
  /** The schema of the record that is deleted. */
  of: string;
  /** The schemas of the records that go with it. */
  takes: readonly string[];
  /** The schemas of the records that stay, and may go on naming it. */
  keeps: readonly string[];
}

/** The deletions of a bundled contract by operationId, with where each is said. */
export function deletionsOf(document: OpenApiDocument): Map<string, Deletes & { pointer: string }> {
  const found = new Map<string, Deletes & { pointer: string }>();
  for (const { path, method, operation } of operationsOf(document)) {
    const given: (Partial<Deletes> & { of: string }) | undefined = Reflect.get(
      operation,
      'x-deletes',
    );
    if (!given) continue;
    const key = path.replaceAll('~', '~0').replaceAll('/', '~1');
    const pointer = `#/paths/${key}/${method}/x-deletes`;
    const { of, takes = [], keeps = [] } = given;
    found.set(operation.operationId, { of, takes, keeps, pointer });
  }
  return found;
}

/** The same in a sentence. */
export function deletesText({ of, takes, keeps }: Deletes): string {
  const along = takes.length > 0 ? `, and with it every ${takes.join(', ')}` : '';
  const stays = keeps.length > 0 ? `; ${keeps.join(', ')} stay` : '';
  return `Deletes ${of}${along}${stays}.`;
}
