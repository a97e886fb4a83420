import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import plugin from './plugin.ts';

const SHARED = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  408: 'RequestTimeout',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

const errors = Object.fromEntries(
  Object.entries(SHARED).map(([status, name]) => [
    status,
    { $ref: `../components/responses.yaml#/${name}` },
  ]),
);

/** An entry of the catalogue of error codes that breaks no rule; `values` replace what is sound. */
function entry(status: number, values: object = {}) {
  const sentences = { meaning: 'It is so.', when: 'It happens.', client: 'Waits.' };
  return { status, ...sentences, example: { message: 'It is so' }, ...values };
}

/** A contract of one operation that breaks no rule. */
function soundContract() {
  const content = {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string', description: 'Name.', maxLength: 20, examples: ['Gülşah'] },
        },
      },
      examples: { boat: { value: { name: 'Gülşah' } } },
    },
  };
  const operation = {
    operationId: 'createBoat',
    security: [{ bearerAuth: [] as string[] }],
    'x-access': {
      roles: ['BOAT_OWNER', 'ADMIN'],
      owner: { resource: 'boat', from: 'result', exempt: ['ADMIN'] } as unknown,
    } as { roles: string[]; owner?: unknown } | undefined,
    'x-repeat': 'key' as string | undefined,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        schema: { type: 'string', maxLength: 64 } as Record<string, unknown>,
        example: 'a' as string | undefined,
      },
    ],
    'x-error-codes': ['BOAT_NAME_TAKEN'],
    requestBody: { content },
    responses: {
      201: { description: 'Made.', content, 'x-no-location': 'It is read in a list.' },
      ...errors,
    } as Record<string, unknown>,
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    'x-ownership': { boat: ['ownerId'] },
    'x-error-codes': {
      FORBIDDEN: entry(403, { scope: 'status' }),
      UNAUTHENTICATED: entry(401, { scope: 'token' }),
      IDEMPOTENCY_KEY_REUSED: entry(409, { scope: 'Idempotency-Key' }),
      BOAT_NAME_TAKEN: entry(409),
      UNKNOWN_PATH: entry(404, { scope: 'address' }),
    } as Record<string, object>,
    paths: { '/boats': { post: operation } },
  };
}

type Contract = ReturnType<typeof soundContract>;
type Operation = Contract['paths']['/boats']['post'];

async function problems(spoil: (operation: Operation, contract: Contract) => void) {
  const contract = structuredClone(soundContract());
  spoil(contract.paths['/boats'].post, contract);
  const { id, rules } = plugin();
  const names = Object.keys(rules.oas3).map((name) => [`${id}/${name}`, 'error']);
  const config = await createConfig({
    // The plugin types describe the visitors loosely; ours are narrower on purpose.
    plugins: [plugin() as unknown as string],
    rules: Object.fromEntries(names),
  });
  const found = await lintFromString({ source: JSON.stringify(contract), config });
  return found.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const property = (operation: Operation) =>
  operation.requestBody.content['application/json'].schema.properties.name as Record<
    string,
    unknown
  >;

/** Makes its answer a list of at most 500 records; `values` are added to the answer. */
function answerList(operation: Operation, values: object): void {
  const schema = { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 9 } };
  const content = { 'application/json': { schema, examples: { none: { value: [] } } } };
  Object.assign(created(operation), { content, ...values });
}

const created = (operation: Operation) => operation.responses[201] as Record<string, unknown>;

/** A sound header for the length of a list. */
const TOTAL = {
  schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 900 },
  example: 2,
};

/** Makes it an operation that writes only what the caller has read. */
function guard(operation: Operation): void {
  operation.parameters.push({ ...operation.parameters[0], name: 'If-Match' } as never);
  operation.responses[412] = { $ref: '../components/responses.yaml#/PreconditionFailed' };
  created(operation).headers = { ETag: { schema: { type: 'string', maxLength: 9 } } };
}

/** Makes it an operation that is going to leave. */
function retire(operation: Operation): void {
  Object.assign(operation, {
    deprecated: true,
    'x-deprecated-since': '2027-01-01',
    'x-sunset': '2027-07-01',
  });
  const schema = { type: 'string', maxLength: 40 };
  created(operation).headers = { Deprecation: { schema }, Sunset: { schema } };
}

/** Makes it an operation for everybody whose answer a token changes; `values` then replace what is sound. */
function openToGuests(operation: Operation, values: object): void {
  Object.assign(operation, {
    description: 'A boat. With a token, its owner also finds a hidden one.',
    security: [{}, { bearerAuth: [] }],
    'x-access': { roles: ['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN'], owner: 'none' },
    ...values,
  });
}

/** What a fault of the error codes is made in. */
interface CodeFault {
  operation: Operation;
  contract: Contract;
  /** The codes of the operation. */
  codes: string[];
  /** The catalogue. */
  all: Record<string, object>;
}

type Fault = [fault: string, rule: string, spoil: Parameters<typeof problems>[0]];

const FAULTS: Fault[] = [
  ['no x-access', 'pruva/access', (operation) => delete operation['x-access']],
  ['an unknown role', 'pruva/access', (operation) => operation['x-access']?.roles.push('CAPTAIN')],
  [
    'no owner rule',
    'pruva/access',
    (operation) => {
      operation['x-access'] = { roles: ['ADMIN'] };
    },
  ],
  [
    'an owner of nothing known',
    'pruva/access',
    (operation) => {
      operation['x-access'] = { roles: ['ADMIN'], owner: { resource: 'raft', from: 'result' } };
    },
  ],
  [
    'an owner taken from a parameter that is not there',
    'pruva/access',
    (operation) => {
      operation['x-access'] = { roles: ['ADMIN'], owner: { resource: 'boat', from: 'path.id' } };
    },
  ],
  [
    'no token where a role is needed',
    'pruva/security',
    (operation) => {
      operation.security = [];
    },
  ],
  ...(
    [
      ['a token that is optional, without saying what it changes', { description: 'A boat.' }],
      ['a token that is said to count and is ignored', { security: [] }],
      ['a token that is said to count and is needed', { security: [{ bearerAuth: [] }] }],
      ['ways in that are none', { security: [{}] }],
      ['ways in of more than one token', { security: [{}, { bearerAuth: [] }, { apiKey: [] }] }],
      ['the ways in in another order', { security: [{ bearerAuth: [] }, {}] }],
      ['an optional token where a role is needed', { 'x-access': { roles: ['ADMIN'] } }],
    ] as const
  ).map(
    ([fault, values]) =>
      [fault, 'pruva/security', (operation) => openToGuests(operation, values)] as Fault,
  ),
  [
    'an optional token that cannot be refused',
    'pruva/error-responses',
    (operation) => {
      openToGuests(operation, {});
      delete operation.responses[401];
    },
  ],
  ...(
    [
      ['a code that is in no catalogue', ({ codes }) => codes.push('BOAT_SUNK')],
      ['a code that is misspelt', ({ codes }) => codes.splice(0, 1, 'BOAT_NAME_TAKEN ')],
      ['a code that is listed twice', ({ codes }) => codes.push('BOAT_NAME_TAKEN')],
      ['a code that follows by its scope', ({ codes }) => codes.push('FORBIDDEN')],
      ['a code of no operation', ({ codes }) => codes.push('UNKNOWN_PATH')],
      ['a code that no operation names', ({ codes }) => codes.splice(0)],
      [
        'a code of a status that is not listed',
        ({ all }) => Object.assign(all, { GONE: entry(410, { scope: 'status' }) }),
      ],
      [
        'a named code of a status that is not listed',
        ({ codes, all }) => {
          codes.push('GONE');
          Object.assign(all, { GONE: entry(410) });
        },
      ],
      [
        'a scope that is no header of any operation',
        ({ all }) => Object.assign(all, { GONE: entry(409, { scope: 'If-Match' }) }),
      ],
      [
        'an entry without its meaning',
        ({ all }) => Object.assign(all, { BOAT_NAME_TAKEN: entry(409, { meaning: undefined }) }),
      ],
      [
        'an entry with an empty sentence',
        ({ all }) => Object.assign(all, { BOAT_NAME_TAKEN: entry(409, { client: '' }) }),
      ],
      [
        'an entry without an example',
        ({ all }) => Object.assign(all, { BOAT_NAME_TAKEN: entry(409, { example: undefined }) }),
      ],
      [
        'an example that is longer than an answer may be',
        ({ all }) =>
          Object.assign(all, {
            BOAT_NAME_TAKEN: entry(409, { example: { message: 'a'.repeat(501) } }),
          }),
      ],
      [
        'an example that types the code again',
        ({ all }) =>
          Object.assign(all, {
            BOAT_NAME_TAKEN: entry(409, { example: { message: 'a', code: 'BOAT_NAME_TAKEN' } }),
          }),
      ],
      ['a status of a success', ({ all }) => Object.assign(all, { BOAT_NAME_TAKEN: entry(200) })],
      [
        'a status as a text',
        ({ all }) => Object.assign(all, { BOAT_NAME_TAKEN: entry(409, { status: '409' }) }),
      ],
      ['an entry that is nothing', ({ all }) => Object.assign(all, { BOAT_NAME_TAKEN: null })],
      [
        'a code in small letters',
        ({ all }) => Object.assign(all, { boatSunk: entry(403, { scope: 'status' }) }),
      ],
      [
        '409 with no code of it',
        ({ codes, operation }) => {
          codes.splice(0);
          operation.parameters = [];
        },
      ],
      ['no catalogue at all', ({ contract }) => Object.assign(contract, { 'x-error-codes': {} })],
    ] as [string, (given: CodeFault) => void][]
  ).map(
    ([fault, spoil]) =>
      [
        fault,
        'pruva/error-codes',
        (operation, contract) =>
          spoil({
            operation,
            contract,
            codes: operation['x-error-codes'],
            all: contract['x-error-codes'],
          }),
      ] as Fault,
  ),
  [
    'an operationId without a verb',
    'pruva/operation-id',
    (operation) => {
      operation.operationId = 'boatCreation';
    },
  ],
  [
    'a creating POST without the key',
    'pruva/idempotency',
    (operation) => {
      operation.parameters = [];
    },
  ],
  [
    'a write that does not say what a repeat does',
    'pruva/idempotency',
    (o) => delete o['x-repeat'],
  ],
  [
    'a repeat that no client knows',
    'pruva/idempotency',
    (operation) => {
      operation['x-repeat'] = 'never';
    },
  ],
  [
    'a key that x-repeat does not name',
    'pruva/idempotency',
    (operation) => {
      operation['x-repeat'] = 'same';
    },
  ],
  [
    'an If-Match without 412',
    'pruva/preconditions',
    (operation) => {
      guard(operation);
      delete operation.responses[412];
    },
  ],
  [
    'an If-Match whose answer tells no new version',
    'pruva/preconditions',
    (operation) => {
      guard(operation);
      delete created(operation).headers;
    },
  ],
  [
    'an If-Match without a key',
    'pruva/preconditions',
    (operation) => {
      guard(operation);
      operation.parameters.shift();
    },
  ],
  [
    'a record that is made and read nowhere',
    'pruva/location',
    (operation) => delete created(operation)['x-no-location'],
  ],
  [
    'a Location that leads to no operation',
    'pruva/location',
    (operation) => {
      created(operation).headers = { Location: { schema: { type: 'string', maxLength: 9 } } };
    },
  ],
  [
    'a list that says neither how long it is nor why it is whole',
    'pruva/lists',
    (operation) => answerList(operation, {}),
  ],
  [
    'a list that can be cut, without a word on the rest',
    'pruva/lists',
    (operation) => answerList(operation, { headers: { 'X-Total-Count': TOTAL } }),
  ],
  [
    'a list that is whole and cut',
    'pruva/lists',
    (operation) => {
      Object.assign(operation, { description: 'Holds the first 500; a page reaches the others.' });
      const headers = { 'X-Total-Count': TOTAL };
      answerList(operation, { headers, 'x-never-cut': 'There are few.' });
    },
  ],
  [
    'a single record with the length of a list',
    'pruva/lists',
    (operation) => {
      created(operation).headers = { 'X-Total-Count': TOTAL };
    },
  ],
  [
    'a sunset that comes too early',
    'pruva/deprecation',
    (operation) => {
      retire(operation);
      Object.assign(operation, { 'x-sunset': '2027-06-29' });
    },
  ],
  [
    'a deprecation that its answers do not tell',
    'pruva/deprecation',
    (operation) => {
      retire(operation);
      delete created(operation).headers;
    },
  ],
  ['a key without 409', 'pruva/idempotency', (operation) => delete operation.responses[409]],
  ['a missing 401', 'pruva/error-responses', (operation) => delete operation.responses[401]],
  [
    'an error response of its own',
    'pruva/error-responses',
    (operation) => {
      operation.responses[400] = { description: 'Own.' };
    },
  ],
  [
    'an answer without an example',
    'pruva/examples',
    (operation) => {
      operation.requestBody.content['application/json'].examples = {} as never;
    },
  ],
  [
    'a parameter without an example',
    'pruva/examples',
    (operation) => {
      operation.parameters = operation.parameters.map(({ example: _, ...rest }) => rest) as never;
    },
  ],
  [
    'a text that has to be there and may be blank',
    'pruva/blanks',
    (operation) =>
      Object.assign(operation.requestBody.content['application/json'].schema, {
        required: ['name'],
      }),
  ],
  [
    'a text with a least length that may be blank',
    'pruva/blanks',
    (operation) => Object.assign(property(operation), { minLength: 3, pattern: '^[a-z ]+$' }),
  ],
  [
    'a text that may be of characters that show nothing',
    'pruva/blanks',
    (operation) => Object.assign(property(operation), { minLength: 1, pattern: '\\S' }),
  ],
  [
    'a search for blanks',
    'pruva/blanks',
    (operation) =>
      operation.parameters.push({
        name: 'query',
        in: 'query',
        schema: { type: 'string', minLength: 1, maxLength: 20 },
        example: 'a',
      }),
  ],
  [
    'a string without a length',
    'pruva/bounds',
    (operation) => delete property(operation).maxLength,
  ],
  [
    'a number without bounds',
    'pruva/bounds',
    (operation) => Object.assign(property(operation), { type: 'integer' }),
  ],
  [
    'an array without a size',
    'pruva/bounds',
    (operation) => Object.assign(property(operation), { type: 'array' }),
  ],
  [
    'a flag of one value',
    'pruva/readable',
    (operation) => Object.assign(property(operation), { type: 'boolean', const: true }),
  ],
  [
    'a default that is an object',
    'pruva/readable',
    (operation) => Object.assign(property(operation), { type: 'object', default: { hours: 2 } }),
  ],
  [
    'the length of a day',
    'pruva/readable',
    (operation) => Object.assign(property(operation), { format: 'date' }),
  ],
  [
    'a pattern with letters beyond ASCII',
    'pruva/readable',
    (operation) => Object.assign(property(operation), { pattern: '^[a-zç]+$' }),
  ],
  [
    'a file of any size',
    'pruva/readable',
    (operation) => Object.assign(property(operation), { format: 'binary' }),
  ],
  [
    'numbers without names',
    'pruva/readable',
    (operation) => Object.assign(property(operation), { type: 'integer', enum: [7, 30] }),
  ],
  [
    'a default that generators call otherwise',
    'pruva/readable',
    (operation) =>
      Object.assign(property(operation), {
        type: 'integer',
        format: 'int32',
        minimum: 7,
        maximum: 30,
        enum: [7, 30],
        'x-enum-varnames': ['WEEK', 'MONTH'],
        default: 30,
      }),
  ],
  [
    'several shapes',
    'pruva/readable',
    (operation) =>
      Object.assign(property(operation), { oneOf: [{ type: 'object' }, { type: 'string' }] }),
  ],
  [
    'a condition in a part',
    'pruva/readable',
    (operation) => Object.assign(property(operation), { if: { type: 'string' } }),
  ],
  [
    'a content type beside a style',
    'pruva/readable',
    (operation) =>
      Object.assign(operation.requestBody.content['application/json'], {
        encoding: { name: { contentType: 'image/png', style: 'form' } },
      }),
  ],
  [
    'a required property that is not there',
    'pruva/required',
    (operation) => Object.assign(property(operation), { type: 'object', required: ['id'] }),
  ],
  [
    'the same on a condition',
    'pruva/required',
    (operation) =>
      Object.assign(property(operation), {
        type: 'object',
        if: { required: ['id'] },
        else: { not: { required: ['id'] } },
      }),
  ],
  [
    'a property without a description',
    'pruva/descriptions',
    (operation) => delete property(operation).description,
  ],
  [
    'a text that cites a decision',
    'pruva/citations',
    (operation) => Object.assign(property(operation), { description: 'Text (decision 12).' }),
  ],
  [
    'a summary that cites a section',
    'pruva/citations',
    (operation) => Object.assign(operation, { summary: 'As in boats §5.' }),
  ],
  [
    'an alias of nothing',
    'pruva/alias',
    (operation) => Object.assign(operation, { 'x-alias-of': 'makeBoat' }),
  ],
  [
    'an alias with other parameters',
    'pruva/alias',
    (operation, contract) => {
      const twin = { ...operation, operationId: 'addBoat', parameters: [] };
      Object.assign(contract.paths, {
        '/fleet': { post: { ...twin, 'x-alias-of': 'createBoat' } },
      });
    },
  ],
  [
    'a question for existence with a 404',
    'pruva/error-responses',
    (operation) => {
      operation.responses[404] = errors[400];
      operation.responses[200] = {
        description: 'Whether it is there.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Existence' } } },
      };
    },
  ],
  [
    'a property without an example',
    'pruva/descriptions',
    (operation) => delete property(operation).examples,
  ],
];

/** The fault of two properties whose names are told apart by nothing that counts. */
function twins(one: string, other: string, schema: object): Fault {
  const twin = { description: 'One.', ...schema };
  return [
    `${other} beside ${one}`,
    'pruva/synonyms',
    (operation) =>
      Object.assign(operation.requestBody.content['application/json'].schema.properties, {
        [one]: twin,
        [other]: twin,
      }),
  ];
}

const WHOLE = { type: ['integer', 'null'], format: 'int32', minimum: 0, maximum: 9, examples: [1] };
const INSTANT = { type: 'string', format: 'date-time', examples: ['2027-06-01T10:00:00Z'] };

FAULTS.push(
  twins('cabins', 'cabinCount', WHOLE),
  twins('cabinCount', 'numberOfCabins', WHOLE),
  twins('cabinsCount', 'cabinCount', { ...WHOLE, type: 'integer' }),
  twins('verified', 'isVerified', { type: 'boolean', examples: [true] }),
  twins('createdAt', 'createdOn', INSTANT),
);

describe('the contract rules', () => {
  it.each([
    ['reviews', { type: 'array', maxItems: 9, items: WHOLE }, 'reviewCount', WHOLE],
    ['createdAt', INSTANT, 'updatedAt', INSTANT],
    ['width', WHOLE, 'length', WHOLE],
  ])('find no synonym in %s beside another thing', async (one, oneSchema, other, otherSchema) => {
    const found = await problems((operation) =>
      Object.assign(operation.requestBody.content['application/json'].schema.properties, {
        [one]: { description: 'One.', ...oneSchema },
        [other]: { description: 'Other.', ...otherSchema },
      }),
    );
    expect(found.filter((problem) => problem.startsWith('pruva/synonyms'))).toEqual([]);
  });

  it('find nothing in a sound contract', async () => {
    expect(await problems(() => undefined)).toEqual([]);
  });

  it.each(['Error', 'Notification', 'Locale', 'Pair'])('find a schema named %s', async (name) => {
    const found = await problems((_operation, contract) =>
      Object.assign(contract, { components: { schemas: { [name]: { type: 'object' } } } }),
    );
    expect(found.map((problem) => problem.split(':')[0])).toContain('pruva/readable');
  });

  it('find nothing in an operation that takes If-Match, or in a deprecated one', async () => {
    expect(await problems(guard)).toEqual([]);
    expect(await problems(retire)).toEqual([]);
  });

  it('find nothing in an operation where signing in is optional', async () => {
    expect(await problems((operation) => openToGuests(operation, {}))).toEqual([]);
  });

  it.each(FAULTS)('find %s', async (_fault, rule, spoil) => {
    const found = await problems(spoil);
    expect(found.map((problem) => problem.split(':')[0])).toContain(rule);
  });
});
