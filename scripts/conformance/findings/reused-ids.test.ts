import { expect, test } from 'vitest';
import type { Finding } from '../types.ts';
import { ID_REUSED, withoutMistakenIds } from './reused-ids.ts';

const finding = (part: Partial<Finding>): Finding => ({
  id: `${part.operationId} ${part.rule}`,
  severity: 'major',
  source: 'sweep',
  operationId: 'getBoat',
  rule: 'response-schema',
  place: '',
  expected: '',
  seen: '',
  curl: '',
  count: 1,
  ...part,
});
const consequences = [
  finding({ source: 'oracle', rule: 'oracle-value' }),
  finding({ source: 'reviews', rule: 'journey-status' }),
  finding({ rule: 'delete-effect', operationId: 'deleteBoat' }),
  finding({ rule: 'idempotency', operationId: 'deleteBoat' }),
];
const others = [finding({}), finding({ rule: 'idempotency', operationId: 'createBoat' })];

test('of ids that are given out again that alone is told, with what is told without ids', () => {
  const reused = finding({ source: 'ids', rule: ID_REUSED });
  expect(withoutMistakenIds([...consequences, reused, ...others])).toEqual([reused, ...others]);
});

test('elsewhere everything is told', () => {
  expect(withoutMistakenIds([...consequences, ...others])).toEqual([...consequences, ...others]);
});
