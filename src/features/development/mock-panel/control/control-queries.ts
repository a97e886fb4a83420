import { QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  CallSchema,
  FaultSchema,
  MailSchema,
  OperationSchema,
  PersonSchema,
  ScenarioSchema,
  StateSchema,
} from './answers.ts';
import { read } from './control.ts';

/** Milliseconds between two looks at what the app's calls change. */
const OFTEN = 1500;
/** The same for what changes only when somebody else shares the state. */
const SELDOM = 5000;

/** The panel's own cache: the app's is emptied and refreshed by what happens here. */
export const controlClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function reading<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  refetchInterval: number | false = false,
) {
  return queryOptions({
    queryKey: [name],
    queryFn: ({ signal }) => read(`/${name}`, schema, signal),
    refetchInterval,
  });
}

export const peopleQuery = reading('people', v.array(PersonSchema));
export const scenariosQuery = reading('scenarios', v.array(ScenarioSchema));
export const operationsQuery = reading('operations', v.array(OperationSchema));
export const stateQuery = reading('state', StateSchema, SELDOM);
export const faultsQuery = reading('faults', v.array(FaultSchema), OFTEN);
export const outboxQuery = reading('outbox', v.array(MailSchema), OFTEN);
export const callsQuery = reading('calls', v.array(CallSchema), OFTEN);
