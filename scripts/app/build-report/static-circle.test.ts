import { expect, it } from 'vitest';
import { staticCircle } from './static-circle.ts';

it('finds chunks that import each other in a circle, at any depth', () => {
  const chunks = {
    entry: { imports: ['common'] },
    common: {},
    page: { imports: ['common', 'form'] },
    form: { imports: ['common', 'tools'] },
    tools: { imports: ['form'] },
  };
  expect(staticCircle(chunks)).toEqual(['form', 'tools', 'form']);
});

it('lets several chunks import the same one, and a chunk load another later', () => {
  const chunks = {
    entry: { imports: ['common'], dynamicImports: ['page'] },
    common: {},
    page: { imports: ['common', 'entry'] },
  };
  expect(staticCircle(chunks)).toBeUndefined();
});
