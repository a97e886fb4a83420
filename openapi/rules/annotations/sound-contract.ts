const access = (roles: string[]) => ({ roles, owner: 'none' });

const json = (schema: object) => ({
  content: { 'application/json': { schema, examples: { one: { value: {} } } } },
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A small contract whose annotations break no rule, for tests to spoil. */
export function soundContract() {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: {
      '/boats': {
        get: {
          operationId: 'listBoats',
          'x-order': ['name asc tr', 'id asc'] as unknown,
          'x-access': access(['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN']),
          parameters: [
            { name: 'status', in: 'query', schema: ref('BoatStatus') },
            { name: 'name', in: 'query', schema: { type: 'string' } as object },
            { name: 'sort', in: 'query', schema: ref('BoatSort') },
          ],
          responses: {
            200: { description: 'Boats.', ...json({ type: 'array', items: ref('Boat') }) },
          },
        },
        post: {
          operationId: 'createBoat',
          'x-access': access(['BOAT_OWNER', 'ADMIN']),
          'x-error-codes': ['BOAT_NAME_TAKEN'],
          requestBody: json(ref('Boat')),
          responses: { 201: { description: 'Made.', ...json(ref('Boat')) } },
        },
      },
      '/boats/{id}': {
        patch: {
          operationId: 'setBoatStatus',
          'x-access': access(['BOAT_OWNER', 'ADMIN']),
          responses: { 200: { description: 'Set.', ...json(ref('Boat')) } },
        },
        delete: {
          operationId: 'deleteBoat',
          'x-deletes': { of: 'Boat', keeps: ['BoatSort'] } as object,
          'x-notifies': [{ type: 'INFO', to: ['host'] }] as object[],
          'x-access': access(['ADMIN']),
          'x-error-codes': ['BOAT_HAS_BOOKINGS'],
          responses: { 204: { description: 'Gone.' } },
        },
      },
    },
    components: {
      schemas: {
        BoatStatus: {
          type: 'string',
          enum: ['ACTIVE', 'INACTIVE'],
          'x-states': {
            of: 'Boat.status',
            moves: [
              { to: 'INACTIVE', by: ['createBoat'] },
              { from: ['INACTIVE'], to: 'ACTIVE', by: ['setBoatStatus'] },
              { from: ['ACTIVE'], to: 'INACTIVE', by: ['time'], when: 'The licence ends.' },
            ] as object[],
          },
        },
        RefundPolicy: {
          type: 'string',
          enum: ['free', 'none'],
          'x-refunds': {
            of: 'Boat.id',
            general: 'free',
            terms: { free: [{ share: 1, untilHours: 24 }], none: [] },
          } as object,
        },
        NotificationType: { type: 'string', enum: ['INFO'] },
        BoatSort: {
          type: 'string',
          enum: ['name,asc', 'name,desc'],
          'x-order': { 'name,asc': ['name asc tr'], 'name,desc': ['name desc tr'] } as Record<
            string,
            string[]
          >,
        },
        Boat: {
          type: 'object',
          properties: {
            id: {
              type: 'integer',
              'x-derived': { count: 'listBoats', where: { name: null } },
            } as object,
            name: {
              type: 'string',
              'x-unique': { within: 'owner', ignores: ['case'], code: 'BOAT_NAME_TAKEN' },
            } as object,
            ownerId: { type: 'integer', 'x-server-set': { from: ['session.id'] } } as Record<
              string,
              unknown
            >,
            status: ref('BoatStatus'),
          },
        },
      },
    },
  };
}

export type Contract = ReturnType<typeof soundContract>;
