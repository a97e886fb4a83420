import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import plugin from '../plugin.ts';
import { type Contract, soundContract } from './sound-contract.ts';

const RULES = [
  'deletes',
  'derived',
  'notifies',
  'order',
  'refunds',
  'server-set',
  'states',
  'unique',
];

async function problems(spoil: (contract: Contract) => void): Promise<string[]> {
  const contract = soundContract();
  spoil(contract);
  const config = await createConfig({
    // The plugin types describe the visitors loosely; ours are narrower on purpose.
    plugins: [plugin() as unknown as string],
    rules: Object.fromEntries(RULES.map((name) => [`pruva/${name}`, 'error'])),
  });
  const found = await lintFromString({ source: JSON.stringify(contract), config });
  return found.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const states = ({ components }: Contract) => components.schemas.BoatStatus['x-states'];

/** Adds a move; `values` replace what is sound of it. */
const move = (contract: Contract, values: object) =>
  states(contract).moves.push({
    from: ['ACTIVE'],
    to: 'INACTIVE',
    by: ['setBoatStatus'],
    ...values,
  });

const deletion = ({ paths }: Contract) => paths['/boats/{id}'].delete;
const list = ({ paths }: Contract) => paths['/boats'].get;
const sort = ({ components }: Contract) => components.schemas.BoatSort['x-order'];
const setOwner = ({ components }: Contract, value: object) => {
  components.schemas.Boat.properties.ownerId['x-server-set'] = value;
};

const setName = ({ components }: Contract, value: object) => {
  Object.assign(components.schemas.Boat.properties.name, { 'x-unique': value });
};

const setFigure = ({ components }: Contract, value: object) => {
  Object.assign(components.schemas.Boat.properties.id, { 'x-derived': value });
};

const setRefunds = ({ components }: Contract, values: object) =>
  Object.assign(components.schemas.RefundPolicy['x-refunds'], values);

const FAULTS: [string, (contract: Contract) => void, string][] = [
  [
    'a state that the enum has not',
    (contract) => move(contract, { from: ['SUNK'] }),
    'names SUNK, which the enum has not',
  ],
  [
    'a state that no move names',
    ({ components }) => components.schemas.BoatStatus.enum.push('SOLD'),
    'No move leads to or from SOLD',
  ],
  [
    'a move by an operation that is none',
    (contract) => move(contract, { by: ['sinkBoat'] }),
    'sinkBoat, which is no operation',
  ],
  [
    'a move by somebody who may not call the operation',
    (contract) => move(contract, { who: ['CUSTOMER'] }),
    'CUSTOMER, who may not call setBoatStatus',
  ],
  ['a move that nobody makes', (contract) => move(contract, { by: [] }), 'says nobody in `by`'],
  ['a move that stays', (contract) => move(contract, { to: 'ACTIVE' }), 'leads where it begins'],
  [
    'a move of time without its moment',
    (contract) => move(contract, { by: ['time'] }),
    'does not say `when`',
  ],
  ['a misspelt part of a move', (contract) => move(contract, { whom: [] }), 'says whom'],
  [
    'states of a field that is none',
    (contract) => {
      states(contract).of = 'Boat.state';
    },
    'names the field that holds the state',
  ],
  [
    'a record that never begins',
    (contract) => states(contract).moves.shift(),
    'No move begins a record',
  ],
  [
    'a deletion of what is none',
    (contract) => {
      deletion(contract)['x-deletes'] = { of: 'Yacht' };
    },
    'names Yacht, which is no schema',
  ],
  [
    'a deletion that takes and keeps',
    (contract) => {
      deletion(contract)['x-deletes'] = { of: 'Boat', keeps: ['Boat'] };
    },
    'takes and keeps Boat',
  ],
  [
    'a notification of a type that is none',
    (contract) => deletion(contract)['x-notifies'].push({ type: 'NEWS', to: ['host'] }),
    'names NEWS, which is no type of notification',
  ],
  [
    'a notification to nobody known',
    (contract) => deletion(contract)['x-notifies'].push({ type: 'INFO', to: ['crew'] }),
    'knows no crew',
  ],
  [
    'an order by a field that no record has',
    (contract) => {
      list(contract)['x-order'] = ['price asc'];
    },
    'sorts by price, which the records do not have',
  ],
  [
    'an order that goes no way',
    (contract) => {
      list(contract)['x-order'] = ['name'];
    },
    'says neither asc nor desc',
  ],
  [
    'a misspelt key of an order',
    (contract) => {
      list(contract)['x-order'] = ['name ascending'];
    },
    'not “name ascending”',
  ],
  [
    'a sort without its order',
    (contract) => {
      delete sort(contract)['name,desc'];
    },
    'says nothing of name,desc',
  ],
  [
    'an order of a sort that is none',
    (contract) => {
      sort(contract)['price,asc'] = ['id asc'];
    },
    'knows price,asc, which the enum has not',
  ],
  [
    'a field made from one that is none',
    (contract) => setOwner(contract, { from: ['Boat.captainId'] }),
    'names Boat.captainId, which is no field',
  ],
  [
    'a field that is set to nothing in particular',
    (contract) => setOwner(contract, { except: ['ADMIN'] }),
    'says the value (`to`) or what it is made from',
  ],
  [
    'a field kept from what never changes',
    (contract) => setOwner(contract, { from: ['clock'], kept: true }),
    'may change',
  ],
  [
    'a figure of a list that is none',
    (contract) => setFigure(contract, { count: 'listYachts' }),
    'counts listYachts, which is no operation that lists',
  ],
  [
    'a figure of no kind',
    (contract) => setFigure(contract, { median: 'listBoats.id' }),
    'says one of count',
  ],
  [
    'a figure of fields under a condition on one that is none',
    (contract) => setFigure(contract, { sum: ['id', 'id'], where: { mood: 'GOOD' } }),
    'names mood, which the record does not have',
  ],
  [
    'a sum of no field',
    (contract) => setFigure(contract, { sum: 'listBoats' }),
    'says no field of listBoats',
  ],
  [
    'a figure of fields that the record has not',
    (contract) => setFigure(contract, { sum: ['ownerId', 'price'] }),
    'names price, which the record does not have',
  ],
  [
    'a figure whose list is asked with what it does not take',
    (contract) => setFigure(contract, { count: 'listBoats', with: { port: 'Göcek' } }),
    'with port, which is no parameter of it',
  ],
  [
    'a unique field that no write refuses',
    (contract) => setName(contract, { code: 'BOAT_TAKEN' }),
    'names BOAT_TAKEN, which no x-error-codes of a write has',
  ],
  [
    'a unique field within what is unknown',
    (contract) => setName(contract, { within: 'crew', code: 'BOAT_NAME_TAKEN' }),
    'within knows no crew',
  ],
  [
    'a comparison that is unknown',
    (contract) => setName(contract, { ignores: ['spaces'], code: 'BOAT_NAME_TAKEN' }),
    'ignores knows no spaces',
  ],
  [
    'a write that does not refuse',
    (contract) => setName(contract, { code: 'BOAT_NAME_TAKEN', by: ['setBoatStatus'] }),
    'by names setBoatStatus, which does not answer BOAT_NAME_TAKEN',
  ],
  [
    'refunds of a field that is none',
    (contract) => setRefunds(contract, { of: 'Boat.share' }),
    'names the field that tells the share, not Boat.share',
  ],
  [
    'general terms that the enum has not',
    (contract) => setRefunds(contract, { general: 'half' }),
    'general names half',
  ],
  [
    'a policy without terms',
    ({ components }) => components.schemas.RefundPolicy.enum.push('half'),
    'says nothing of half',
  ],
  [
    'terms of a policy that the enum has not',
    (contract) => setRefunds(contract, { terms: { free: [], none: [], half: [] } }),
    'terms names half, which the enum has not',
  ],
  [
    'a step that gives more than the one before',
    (contract) =>
      setRefunds(contract, {
        terms: {
          none: [],
          free: [
            { share: 0.5, untilHours: 48 },
            { share: 1, untilHours: 24 },
          ],
        },
      }),
    'at most that of the step before',
  ],
];

describe('the rules of annotations', () => {
  it('find nothing in a sound contract', async () => {
    expect(await problems(() => undefined)).toEqual([]);
  });

  it.each(FAULTS)('find %s', async (_fault, spoil, message) => {
    expect((await problems(spoil)).join('\n')).toContain(message);
  });
});
