import type { JsonObject } from '../lib/json.ts';

/*
 * A pair of operations that breaks in every way the engine is trusted to notice. It travels with
 * every comparison: an engine that misses one of these (a lost configuration, a renamed rule, an
 * update that judges otherwise) must not be believed about the rest.
 */

export const CANARY_PATH = '/contract-diff-canary';
export const CANARY_SCHEME = 'contractDiffCanary';

export const CANARY_RULES = [
  'enum-values-added',
  'enum-values-removed',
  'media-type-removed',
  'operation-removed',
  'parameter-became-required',
  'parameter-serialization-changed',
  'property-removed',
  'request-body-became-required',
  'request-body-removed',
  'required-properties-added',
  'required-properties-removed',
  'response-header-removed',
  'response-removed',
  'schema-combinator-changed',
  'schema-constraint-changed',
  'schema-type-changed',
  'security-requirement-changed',
  'security-scheme-changed',
];

const text = { type: 'string' };
const done = { '204': { description: '' } };

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}

export const CANARY_BASE: JsonObject = {
  get: {
    security: [{ [CANARY_SCHEME]: [] }],
    parameters: [
      { name: 'canary', in: 'query', schema: { type: 'string', enum: ['a', 'b'] } },
      { name: 'serialised', in: 'query', schema: { type: 'array', items: text } },
    ],
    requestBody: {
      content: json({
        type: 'object',
        properties: { a: { type: 'string' }, b: { oneOf: [text] } },
      }),
    },
    responses: {
      '200': {
        description: '',
        headers: { 'X-Canary': { schema: text } },
        content: {
          ...json({
            type: 'object',
            required: ['b'],
            properties: { a: text, b: { type: 'string', enum: ['a'] }, c: { type: 'integer' } },
          }),
          'text/csv': {},
        },
      },
      default: { description: '' },
    },
  },
  post: { requestBody: { content: json(text) }, responses: done },
  put: { responses: done },
};

export const CANARY_REVISION: JsonObject = {
  get: {
    security: [{ [CANARY_SCHEME]: ['admin'] }],
    parameters: [
      { name: 'canary', in: 'query', required: true, schema: { type: 'string', enum: ['a'] } },
      {
        name: 'serialised',
        in: 'query',
        style: 'pipeDelimited',
        schema: { type: 'array', items: text },
      },
    ],
    requestBody: {
      required: true,
      content: json({
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string', maxLength: 1 }, b: { oneOf: [] } },
      }),
    },
    responses: {
      '200': {
        description: '',
        content: json({
          type: 'object',
          properties: { b: { type: 'string', enum: ['a', 'b'] }, c: { type: 'string' } },
        }),
      },
    },
  },
  post: { responses: done },
};

export const CANARY_SCHEME_BASE: JsonObject = { type: 'http', scheme: 'bearer' };
export const CANARY_SCHEME_REVISION: JsonObject = { type: 'http', scheme: 'basic' };
