import { describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { scene } from '../../../mocks/scenes/scene.ts';
import { examplePicture } from './pictures.ts';

describe('examplePicture', () => {
  it('draws every picture that the examples name, as the mock does', () => {
    const named = JSON.stringify(contract.components.examples).matchAll(/uploads\/([\w-]+\.svg)/g);
    const names = [...new Set([...named].map(([, name]) => name ?? ''))];
    expect(names.filter((name) => !examplePicture(name))).toEqual([]);
    const boat = contract.components.examples['boat-1'].value;
    const facts = { ...boat, type: 'YACHT' } as const;
    expect(examplePicture('boat-1-1.svg')).toBe(scene('boat-1-1.svg', { boat: facts }));
  });

  it('has none of what no example names', () => {
    expect(examplePicture('boat-400-1.svg')).toBeUndefined();
  });
});
