import { describe, expect, it } from 'vitest';
import { select } from './selection.ts';

const contract = {
  operations: [
    { operationId: 'getBoat', tag: 'Boats' },
    { operationId: 'listBoats', tag: 'Boats' },
    { operationId: 'listBoatDocuments', tag: 'Boat documents' },
  ],
  workflows: ['boat-from-draft-to-booked', 'register-to-review'],
};
const all = [...contract.operations.map(({ operationId }) => operationId), ...contract.workflows];

function selected(only: string[], skip: string[] = []) {
  const selection = select(only, skip, contract);
  return all.filter((id) => selection.operation(id));
}

describe('what --only and --skip select', () => {
  it('is everything without them', () => {
    expect(selected([])).toEqual(all);
  });

  it('follows ids, tags and workflow ids, letter case aside', () => {
    expect(selected(['getboat'])).toEqual(['getBoat']);
    expect(selected(['Boats'])).toEqual(['getBoat', 'listBoats']);
    expect(selected(['register-to-review'])).toEqual(['register-to-review']);
  });

  it('takes * for any text, and no other character for more than itself', () => {
    expect(selected(['list*'])).toEqual(['listBoats', 'listBoatDocuments']);
    expect(() => selected(['getBoa.'])).toThrow('names no operation');
  });

  it('leaves out what --skip names, whatever --only says', () => {
    expect(selected(['Boats'], ['list*'])).toEqual(['getBoat']);
    expect(selected([], ['Boats', '*-*'])).toEqual(['listBoatDocuments']);
  });

  it('refuses a pattern that names nothing, and a selection that is empty', () => {
    expect(() => selected(['getBoot'])).toThrow('"getBoot" names no operation');
    expect(() => selected(['getBoot'])).toThrow('Did you mean getBoat?');
    expect(() => selected(['Harbours'])).toThrow('Its tags: Boats');
    expect(() => selected([], ['getBoot'])).toThrow('names no operation');
    expect(() => selected(['Boats'], ['*'])).toThrow('leave nothing to check');
  });
});
