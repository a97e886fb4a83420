import { describe, expect, it } from 'vitest';
import { namedExamples } from './named-examples.ts';

function answering(...names: string[]) {
  const examples = Object.fromEntries(names.map((name) => [name, {}]));
  return {
    responses: { '200': { description: 'Found.', content: { 'application/json': { examples } } } },
  };
}

const choose = namedExamples({
  paths: {
    '/boats/{id}': { get: answering('id-1', 'id-2') },
    '/boats/search': { get: answering('found'), post: answering('page-0', 'page-1', 'empty') },
  },
});

describe('the example that belongs to a request', () => {
  it('is named after the value of a path parameter', () => {
    expect(choose('GET', '/boats/2')).toBe('id-2');
  });
  it('is named after the value of a query parameter', () => {
    expect(choose('POST', '/boats/search?page=1&size=12')).toBe('page-1');
  });
  it('is left to the mock when the contract has none for the value', () => {
    expect(choose('GET', '/boats/7')).toBeUndefined();
    expect(choose('GET', '/nowhere')).toBeUndefined();
  });
  it('prefers the path without parameters', () => {
    expect(choose('GET', '/boats/search?id=1')).toBeUndefined();
  });
});
