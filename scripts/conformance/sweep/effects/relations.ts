import type { Contract, Operation } from '../../contract/contract.ts';

/** A list that a record stands in, found by a field of the record. */
export interface ListRelation {
  operation: Operation;
  /** Path parameter and the field of the record that fills it. */
  parameter: string;
  field: string;
}

/** Where a kind of record can be seen. */
export interface Relations {
  /** The operation that answers one such record by its id. */
  getter: Operation | undefined;
  /** The operation that answers the one such record that a session has. */
  singleton: Operation | undefined;
  lists: ListRelation[];
  /** The operation that tells whether there is one with an id. */
  exists: Operation | undefined;
}

/** Which field of a record a step of a path stands for: `/tour-dates/tour/{id}` → tourId. */
const FIELDS: Record<string, string> = {
  boat: 'boatId',
  boats: 'boatId',
  tour: 'tourId',
  tours: 'tourId',
  owner: 'ownerId',
  guide: 'guideId',
  customer: 'customerId',
  conversation: 'conversationId',
  sender: 'senderId',
  recipient: 'recipientId',
  reviews: 'reviewId',
  bookings: 'bookingId',
};

/** What may follow the parameter in the path of a whole list; anything else narrows it down. */
const WHOLE = ['', '/documents', '/bookings', '/payments', '/replies', '/ordered'];

function answerSchema(operation: Operation): object | undefined {
  for (const [status, answer] of operation.answers) {
    if (status < 300) return answer.media.get('application/json');
  }
  return undefined;
}

/** The component that a success of an operation carries, alone or in a list. */
export function componentOf(
  contract: Contract,
  operation: Operation,
): { name: string; isList: boolean } | undefined {
  const schema = answerSchema(operation);
  if (!schema) return undefined;
  const flat = contract.schemas.flatten(schema);
  if (flat.types.includes('array')) {
    const [name] = flat.items ? contract.schemas.flatten(flat.items).names : [];
    return name === undefined ? undefined : { name, isList: true };
  }
  const [name] = flat.names;
  return name === undefined ? undefined : { name, isList: false };
}

/** A GET with no more than path parameters that have to be given. */
const isPlainRead = ({ method, parameters }: Operation) =>
  method === 'GET' && !parameters.some((one) => one.in === 'query' && one.required);

const pathParameters = ({ parameters }: Operation) =>
  parameters.filter((one) => one.in === 'path').map(({ name }) => name);

function listRelation(operation: Operation): ListRelation | undefined {
  const [parameter, ...more] = pathParameters(operation);
  if (parameter === undefined || more.length > 0) return undefined;
  const [before = '', after = ''] = operation.path.split(`{${parameter}}`);
  const steps = before.split('/').filter((step) => step !== '');
  const field = FIELDS[steps.at(-1) ?? ''];
  if (!field || !WHOLE.includes(after) || steps.includes('unread')) return undefined;
  return { operation, parameter, field };
}

/** Where records of each component can be seen, read from the paths and answers of the contract. */
export function createRelations(contract: Contract): (component: string) => Relations {
  const reads = contract.operations.filter(isPlainRead);
  const known = new Map<string, Relations>();

  function find(component: string): Relations {
    const answers = (operation: Operation, names: string[], isList: boolean) => {
      const found = componentOf(contract, operation);
      return found !== undefined && names.includes(found.name) && found.isList === isList;
    };
    const single = reads.filter((operation) => answers(operation, [component], false));
    const getter = single.find(({ path }) => path.endsWith('/{id}'));
    const lists = reads
      .filter((operation) => answers(operation, [component, `${component}Summary`], true))
      .flatMap((operation) => listRelation(operation) ?? []);
    const exists = contract.operations.find(
      (operation) =>
        operation.tags[0] === getter?.tags[0] && answers(operation, ['Existence'], false),
    );
    const singleton = single.find((operation) => pathParameters(operation).length === 0);
    return { getter, singleton, lists, exists };
  }

  return (component) => {
    const found = known.get(component) ?? find(component);
    known.set(component, found);
    return found;
  };
}
